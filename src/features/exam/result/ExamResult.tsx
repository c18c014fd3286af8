import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { useDoubleTap } from '../../../ui/hooks/useDoubleTap.ts'
import { Screen } from '../../../ui/Screen.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Exam, examPoints, judgeStations } from '../exam.ts'
import { overruleVerdict } from '../overrule.ts'
import { modeWords } from '../setup/modes.ts'
import { Again } from './Again.tsx'
import css from './ExamResult.module.css'
import { ResultRow } from './ResultRow.tsx'
import { Score } from './Score.tsx'

/** How an exam went: the score, and every station to look at again. */
export function ExamResult({ exam: first, isBest }: { exam: Exam; isBest: boolean }) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const [exam, setExam] = useState(first)
  const [again, setAgain] = useState<number | null>(null)
  const once = useDoubleTap()
  const all = judgeStations(exam)
  const points = examPoints(all)
  const shown = again === null ? undefined : all[again]
  const accept = (at: number) =>
    overruleVerdict(exam, at).then(setExam, () => toast(t`没能存到本机，请检查存储空间`, { kind: 'bad' }))
  return (
    <Screen
      title={t`考试结果`}
      back="/exercise/exam"
      narrow
      sub={`${pick(exam.name, exam.nameEn)} · ${i18n._(modeWords[exam.mode].name)}`}
      foot={
        <nav className={css.foot} aria-label={t`接下来`} {...once}>
          <ButtonLink kind="plain" wide to="/exercise">
            <Trans>回练习</Trans>
          </ButtonLink>
          <ButtonLink wide to="/exercise/exam" replace>
            <Trans>再考一场</Trans>
          </ButtonLink>
        </nav>
      }
    >
      <Score exam={exam} {...points} isBest={isBest} />
      <Section title={t`每一站`}>
        <Card flush as="ul">
          {all.map((one, at) => (
            <li key={one.station.key} className={css.item}>
              <ResultRow number={at + 1} judged={one} mode={exam.mode} onAgain={() => setAgain(at)} />
            </li>
          ))}
        </Card>
      </Section>
      <Again
        judged={shown}
        mode={exam.mode}
        onClose={() => setAgain(null)}
        onAccept={again === null ? undefined : () => void accept(again)}
      />
    </Screen>
  )
}

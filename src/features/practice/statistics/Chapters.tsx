import { Plural, useLingui } from '@lingui/react/macro'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Section } from '../../../ui/Section.tsx'
import { FirstTryFact, RecallFact, TimeFact } from './Fact.tsx'
import css from './Figures.module.css'
import type { ChapterLine } from './useFigures.ts'

/** Per chapter: right at the first try, known today, time. Of what rests on too little is said how much there is. */
export function Chapters({ lines }: { lines: readonly ChapterLine[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Section title={t`各章节`}>
      <Card flush as="ul">
        {lines.map((line) => (
          <li key={line.catalogId} className={css.chapter}>
            <h3 className={css.name}>{pick(line.name, line.nameEn)}</h3>
            <p className={css.small}>
              <Plural value={line.answers} one="# 次作答" other="# 次作答" />
              {' · '}
              <Plural value={line.questions} one="# 题" other="# 题" />
              {line.missed > 0 && (
                <>
                  {' · '}
                  <Plural value={line.missed} one="错题本里 # 题" other="错题本里 # 题" />
                </>
              )}
            </p>
            <dl className={css.facts}>
              <FirstTryFact {...line} />
              <RecallFact {...line} />
              <TimeFact {...line} />
            </dl>
          </li>
        ))}
      </Card>
    </Section>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { useNames } from '../../viewer/names.ts'
import { Fact, TooLittle } from './Fact.tsx'
import css from './Figures.module.css'
import type { ChapterLine } from './useFigures.ts'

const percent = (part: number) => `${Math.round(part * 100)}%`

interface Props {
  lines: readonly ChapterLine[]
  /** nothing above says why a value is missing */
  explains: boolean
}

/** Per chapter: right at the first try, known today, time. What rests on too little is not said. */
export function Chapters({ lines, explains }: Props) {
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
              <Fact name={t`首次答对`} value={line.firstTry === null ? null : percent(line.firstTry)} />
              <Fact name={t`错题今天还记得`} value={line.recall === null ? null : percent(line.recall)} />
              <Fact
                name={t`每题用时`}
                value={line.ms === null ? null : t`${Math.round(line.ms / 1000)} 秒`}
              />
            </dl>
          </li>
        ))}
      </Card>
      {explains && lines.some((line) => [line.firstTry, line.recall, line.ms].includes(null)) && (
        <TooLittle />
      )}
    </Section>
  )
}

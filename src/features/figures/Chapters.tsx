import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { useNames } from '../../viewer/names.ts'
import css from './Figures.module.css'
import { type ChapterLine, least } from './useFigures.ts'

const percent = (part: number) => `${Math.round(part * 100)}%`

/** Per chapter: right at the first try, known today, time. What rests on too little is not said, and that is. */
export function Chapters({ lines }: { lines: readonly ChapterLine[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Section title={t`各章`}>
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
      <p className={css.note}>
        <Trans>不满 {least} 次的不下结论，记作“不足”。</Trans>
      </p>
    </Section>
  )
}

/** `value` null: too little to say anything */
export function Fact({ name, value }: { name: string; value: string | null }) {
  const { t } = useLingui()
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className={value === null ? css.little : undefined}>{value ?? t`不足`}</dd>
    </div>
  )
}

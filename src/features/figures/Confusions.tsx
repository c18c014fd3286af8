import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Confusion } from '../../contract/review.ts'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { useNames } from '../../viewer/names.ts'
import css from './Figures.module.css'

/** What was taken for what, most often first. */
export function Confusions({ items }: { items: readonly Confusion[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Section title={t`最容易混淆`}>
      <Card flush as="ul">
        {items.map((one) => (
          <li key={`${one.questionId} ${one.chosen}`} className={css.confusion}>
            <p className={css.pair}>
              <Trans>
                <strong>{pick(one.right, one.rightEn)}</strong> 答成了{' '}
                <strong>{pick(one.chosen, one.chosenEn)}</strong>
              </Trans>
            </p>
            <p className={css.small}>
              <Plural value={one.times} one="# 次" other="# 次" /> · {pick(one.title, one.titleEn)}
            </p>
          </li>
        ))}
      </Card>
    </Section>
  )
}

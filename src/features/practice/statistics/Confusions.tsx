import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Confusion } from '../../../contract/review.ts'
import { useQuestionText } from '../../../parts/useQuestionText.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Rich } from '../../../ui/markup/Rich.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from './Figures.module.css'

/** An option, which may be a formula or a picture; a paragraph of its own would break the sentence. */
function Option({ text }: { text: string }) {
  return (
    <strong className={css.option}>
      <Rich text={text} />
    </strong>
  )
}

/** Confusions: each wrong answer with the right one it was given for, if there is one; the most frequent first. */
export function Confusions({ items }: { items: readonly Confusion[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const stem = useQuestionText()
  return (
    <Section title={t`最容易混淆`}>
      <Card flush as="ul">
        {items.map((one) => (
          <li
            key={JSON.stringify([one.questionId, one.title, one.right, one.chosen])}
            className={css.confusion}
          >
            <p className={css.pair}>
              {one.right ? (
                <Trans>
                  <Option text={pick(one.right, one.rightEn)} /> 答成了{' '}
                  <Option text={pick(one.chosen, one.chosenEn)} />
                </Trans>
              ) : (
                <Trans>
                  误选 <Option text={pick(one.chosen, one.chosenEn)} />
                </Trans>
              )}
            </p>
            <p className={css.small}>
              <Plural value={one.times} one="# 次" other="# 次" /> · {stem(one)}
            </p>
          </li>
        ))}
      </Card>
    </Section>
  )
}

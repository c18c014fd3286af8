import { useLingui } from '@lingui/react/macro'
import css from './ProgressStrip.module.css'
import { count, type Place } from './standing.ts'

/** One segment per question. What it shows stands in words on the answer card. */
export function ProgressStrip({ all, current }: { all: readonly Place[]; current: number }) {
  const { t } = useLingui()
  const answered = all.length - count(all).unanswered
  const total = all.length
  return (
    <div className={css.strip} role="img" aria-label={t`已答 ${answered} 题，共 ${total} 题`}>
      {all.map((place, index) => (
        <span
          key={place.question.id}
          className={css.segment}
          data-standing={place.standing}
          data-current={index === current || undefined}
        />
      ))}
    </div>
  )
}

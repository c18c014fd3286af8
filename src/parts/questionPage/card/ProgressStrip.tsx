import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import css from './ProgressStrip.module.css'
import { type CardPlace, type CardState, countStates, type StateCounts } from './places.ts'

/** More questions than that have no segment each: they would be thinner than the gaps between them. */
const most = 60

interface Props extends Pick<CardState, 'all' | 'current'> {
  /** the time, where it stands on this line */
  children: ReactNode
}

/** How far one is, and the time. What it shows stands in words on the answer card. */
export function ProgressStrip({ all, current, children }: Props) {
  return (
    <div className={css.line}>
      <Strip all={all} current={current} />
      {children}
    </div>
  )
}

const Strip = memo(function Strip({ all, current }: { all: readonly CardPlace[]; current: number }) {
  const { t } = useLingui()
  const counts = countStates(all)
  const total = all.length
  const answered = total - counts.unanswered
  const label = t`已答 ${answered} 题，共 ${total} 题`
  if (total > most) return <Bar counts={counts} at={(current + 0.5) / total} total={total} label={label} />
  return (
    <div className={css.strip} role="img" aria-label={label}>
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
})

const order = ['right', 'wrong', 'open', 'written', 'unanswered'] as const

interface BarProps {
  counts: StateCounts
  /** 0 to 1: where the question on screen stands */
  at: number
  total: number
  label: string
}

/** Many questions as one bar: how many stand how, and where one is. */
function Bar({ counts, at, total, label }: BarProps) {
  return (
    <div className={css.bar} role="img" aria-label={label}>
      {order.map((standing) => (
        <span
          key={standing}
          className={css.share}
          data-standing={standing}
          style={{ flexGrow: counts[standing] / total }}
        />
      ))}
      <span className={css.here} style={{ insetInlineStart: `${at * 100}%` }} />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import Pencil from 'lucide-react/icons/pencil-line'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { memo, type ReactNode } from 'react'
import type { Pending } from '../../../queries/engine/pendingAnswers.ts'
import { classes } from '../../../ui/classes.ts'
import css from './CardCell.module.css'
import type { AnswerState } from './places.ts'

const icons = { unanswered: null, right: Check, wrong: X, open: Ellipsis, written: Pencil }
const pendingIcons = { waiting: Clock, parked: TriangleAlert }

interface Props {
  /** from 0 */
  index: number
  standing: AnswerState
  /** its answer has not arrived */
  pending?: Pending
  flagged: boolean
  current: boolean
  onGo: (index: number) => void
}

/** A question on the answer card: the fill and the icon say how it stands, the corners whether it is flagged, and waits to be sent or for a person. */
export const CardCell = memo(function CardCell({ index, standing, pending, flagged, current, onGo }: Props) {
  const { t } = useLingui()
  const number = index + 1
  const words = { unanswered: t`未答`, right: t`对`, wrong: t`错`, open: t`未判分`, written: t`已答` }
  const parts = [
    t`第 ${number} 题`,
    words[standing],
    pending ? { waiting: t`待发送`, parked: t`需要处理` }[pending] : '',
    flagged ? t`已标记` : '',
    current ? t`当前题` : '',
  ]
  return (
    <button
      type="button"
      className={css.cell}
      data-standing={standing}
      aria-current={current ? 'step' : undefined}
      aria-label={parts.filter(Boolean).join(t`，`)}
      onClick={() => onGo(index)}
    >
      <Face standing={standing} pending={pending} flagged={flagged}>
        {number}
      </Face>
    </button>
  )
})

interface FaceProps {
  standing: AnswerState
  pending?: Pending
  flagged?: boolean
  children?: ReactNode
}

/** Picture of a question's state. */
export function Face({ standing, pending, flagged, children }: FaceProps) {
  const Icon = icons[standing]
  const PendingIcon = pending && pendingIcons[pending]
  return (
    <span className={css.face} data-standing={standing} data-flagged={flagged || undefined}>
      {children}
      {Icon && <Icon className={css.icon} aria-hidden="true" />}
      {flagged && (
        <span className={classes(css.corner, css.flagged)}>
          <Flag aria-hidden="true" />
        </span>
      )}
      {PendingIcon && (
        <span className={classes(css.corner, css.pending)} data-pending={pending}>
          <PendingIcon aria-hidden="true" />
        </span>
      )}
    </span>
  )
}

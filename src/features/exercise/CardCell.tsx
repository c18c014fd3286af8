import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import Pencil from 'lucide-react/icons/pencil-line'
import X from 'lucide-react/icons/x'
import { memo, type ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import css from './CardCell.module.css'
import type { Standing } from './standing.ts'

const icons = { unanswered: null, right: Check, wrong: X, open: Ellipsis, written: Pencil }

interface Props {
  /** from 0 */
  index: number
  standing: Standing
  waiting: boolean
  flagged: boolean
  current: boolean
  onGo: (index: number) => void
}

/** A question on the answer card: the fill and the icon say how it stands, the corners whether it is flagged and waits to be sent. */
export const CardCell = memo(function CardCell({ index, standing, waiting, flagged, current, onGo }: Props) {
  const { t } = useLingui()
  const number = index + 1
  const words = { unanswered: t`未答`, right: t`对`, wrong: t`错`, open: t`未判分`, written: t`已答` }
  const parts = [
    t`第 ${number} 题`,
    words[standing],
    waiting ? t`待发送` : '',
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
      <Face standing={standing} waiting={waiting} flagged={flagged}>
        {number}
      </Face>
    </button>
  )
})

interface FaceProps {
  standing: Standing
  waiting?: boolean
  flagged?: boolean
  children?: ReactNode
}

/** What a question's state looks like. */
export function Face({ standing, waiting, flagged, children }: FaceProps) {
  const Icon = icons[standing]
  return (
    <span className={css.face} data-standing={standing} data-flagged={flagged || undefined}>
      {children}
      {Icon && <Icon className={css.icon} aria-hidden="true" />}
      {flagged && (
        <span className={classes(css.corner, css.flagged)}>
          <Flag aria-hidden="true" />
        </span>
      )}
      {waiting && (
        <span className={classes(css.corner, css.waiting)}>
          <Clock aria-hidden="true" />
        </span>
      )}
    </span>
  )
}

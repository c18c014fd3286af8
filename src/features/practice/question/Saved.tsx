import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import css from './Saved.module.css'

/**
 * Where an answer is: on its way to the device's storage, stored there and waiting, waiting for a person,
 * received by the service, not stored at all, or stored with nothing known of where it went.
 */
export type SavedState = 'saving' | 'waiting' | 'parked' | 'received' | 'failed' | 'unknown'

interface Props {
  state: SavedState
  /** time (ms UTC) of the answer's receipt, as far as this device knows it */
  receivedAt: number | undefined
  onRetry: () => void
  onAgain: () => void
}

/** An icon and the words of where an answer is kept; nothing while that is not sure. */
export function Saved({ state, receivedAt, onRetry, onAgain }: Props) {
  switch (state) {
    case 'saving':
    case 'unknown':
      return null
    case 'waiting':
      return (
        <span className={css.saved}>
          <Clock aria-hidden="true" />
          <Trans>已存到本机，待发送</Trans>
        </span>
      )
    case 'received':
      return (
        <span className={css.saved}>
          <Check aria-hidden="true" />
          <span>
            <Trans>已送达</Trans>
          </span>
          {receivedAt !== undefined && <Clocked at={receivedAt} />}
        </span>
      )
    case 'parked':
      return (
        <span className={css.saved}>
          <TriangleAlert aria-hidden="true" />
          <Trans>没有送达，需要你处理</Trans>
          <button type="button" className={css.retry} onClick={onAgain}>
            <Trans>重新作答</Trans>
          </button>
        </span>
      )
    case 'failed':
      return (
        <span className={css.saved}>
          <TriangleAlert aria-hidden="true" />
          <Trans>没能存到本机</Trans>
          <button type="button" className={css.retry} onClick={onRetry}>
            <Trans>再存一次</Trans>
          </button>
        </span>
      )
  }
}

const minute = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** A moment of today by the clock, an earlier one with its day. */
function Clocked({ at }: { at: number }) {
  const { i18n } = useLingui()
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  return (
    <time className="num" dateTime={date.toISOString()}>
      {i18n.date(date, today ? minute : { ...minute, month: 'short', day: 'numeric' })}
    </time>
  )
}

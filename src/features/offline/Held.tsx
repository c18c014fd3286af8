import { Trans, useLingui } from '@lingui/react/macro'
import type { FlushEnd } from '../../outbox/outbox.ts'
import css from './SyncCentre.module.css'

/** Why the button sent nothing: the service wants a pause, which no wish of the person's overrides. */
export function Held({ end }: { end: FlushEnd | null | undefined }) {
  const { i18n } = useLingui()
  const until = end?.state === 'done' ? end.asked : undefined
  if (until === undefined || until <= Date.now()) return null
  const time = i18n.date(new Date(until), { hour: '2-digit', minute: '2-digit', hour12: false })
  return (
    <p role="status" className={css.last}>
      <Trans>服务器请求稍后再发，约 {time}。</Trans>
    </p>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import LogIn from 'lucide-react/icons/log-in'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { type ReactNode, useState } from 'react'
import { lostAtom, type SyncStatus, syncStatusAtom } from '../../queries/engine/sync.ts'
import { later } from '../../ui/later.tsx'
import css from './SyncChip.module.css'

const loadSheet = async () => (await import('./SyncSheet.tsx')).SyncSheet
const SyncSheet = later(loadSheet)

/** The sheet begins to come when the finger goes down: it is there when the finger is lifted. */
const preloadSheet = () => void loadSheet().catch(() => undefined)

const icons: Record<SyncStatus['state'], typeof Clock> = {
  sent: CircleCheck,
  waiting: Clock,
  sending: RefreshCw,
  signIn: LogIn,
  attention: CircleAlert,
}

/**
 * Where the student's work is, in one line; a tap tells more. Only what needs the person is red. Nothing stands here
 * before something was sent from this device.
 * `quiet`: nothing while all is sent, where "delivered" would be read of something else.
 */
export function SyncChip({ quiet }: { quiet?: boolean }) {
  const { t } = useLingui()
  const sync = useAtomValue(syncStatusAtom)
  const lost = useAtomValue(lostAtom)
  // Changes that the browser lost need the person's attention, just as refused ones do.
  const [state, parked] = lost > 0 ? ['attention' as const, lost] : [sync.state, sync.parked]
  const { waiting } = sync
  // The sheet is mounted at the first tap, so that its code is loaded only then.
  const [open, setOpen] = useState<boolean | null>(null)
  const Icon = icons[state]
  const words: Record<SyncStatus['state'], ReactNode> = {
    sent: t`已送达`,
    waiting: <Plural value={waiting} one="# 条待发送" other="# 条待发送" />,
    sending: t`正在发送…`,
    signIn: <Plural value={waiting} one="登录后发送 # 条" other="登录后发送 # 条" />,
    attention: <Plural value={parked} one="# 条需处理" other="# 条需处理" />,
  }
  if ((quiet || !sync.lastSuccess) && state === 'sent' && open === null) return null
  return (
    <>
      <button
        type="button"
        className={css.chip}
        data-state={state}
        aria-haspopup="dialog"
        onPointerDown={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" />
        <span>{words[state]}</span>
      </button>
      {/* not inside the button: it would take the button's name away */}
      <span role="status" className="sr">
        {words[state]}
      </span>
      {open !== null && <SyncSheet open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

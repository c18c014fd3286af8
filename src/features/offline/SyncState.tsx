import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '../../device/online.ts'
import { flushNow, lostAtom, syncStatusAtom } from '../../queries/engine/sync.ts'
import { oldestUnsentAtom, unsentRowsAtom } from '../../queries/session/unsent.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Time } from '../../ui/Time.tsx'
import { Held } from './Held.tsx'
import { heldBack } from './heldBack.ts'
import { Lost } from './Losses.tsx'
import css from './SyncCentre.module.css'

/** Whole days since a moment; a clock that went back counts none. */
const daysSince = (at: number) => Math.max(0, Math.floor((Date.now() - at) / 86_400_000))

/** From so many days on a browser may well have cleared what it never promised to keep. */
const tooOldDays = 3

/** Where the person's work is, in a sentence, what endangers it, and the button that sends it or leads to the sign-in. */
export function SyncState() {
  const { t } = useLingui()
  const { state, waiting, signIn, lastSuccess } = useAtomValue(syncStatusAtom)
  const online = useAtomValue(onlineAtom)
  const back = useRouterState({ select: ({ location }) => location.href })
  const rows = useAtomValue(unsentRowsAtom)
  // nothing of it goes before the person has decided
  const isHeldBack = waiting > 0 && heldBack(rows).size === waiting
  const sends = waiting > 0 && !signIn && !isHeldBack
  const sendLabel = online ? t`立即发送` : t`立即发送（需要联网）`
  const send = useMutation({ mutationFn: flushNow })
  return (
    <>
      <Lost />
      <OldWork />
      <p className={css.text}>
        <StateWords isHeldBack={isHeldBack} sends={sends} />
      </p>
      {lastSuccess !== undefined && (
        <p className={css.last}>
          <Trans>
            上次送达：
            <Time at={lastSuccess} precise />
          </Trans>
        </p>
      )}
      {signIn && (
        <ButtonLink wide to="/account/login" search={{ back }}>
          {t`登录`}
        </ButtonLink>
      )}
      {sends && (
        <Button
          wide
          busy={send.isPending || state === 'sending'}
          disabled={!online}
          onClick={() => send.mutate()}
        >
          {state === 'sending' ? t`正在发送…` : sendLabel}
        </Button>
      )}
      {sends && !send.isPending && <Held end={send.data} />}
    </>
  )
}

/** A warning where something has waited for days. */
function OldWork() {
  const oldest = useAtomValue(oldestUnsentAtom)
  const days = oldest === null ? 0 : daysSince(oldest)
  if (days < tooOldDays) return null
  return (
    <Card className={css.warning}>
      <p role="alert">
        <Plural
          value={days}
          one="有内容已在本机等了 # 天。请尽快联网发送，或先导出到文件，以免被浏览器清理。"
          other="有内容已在本机等了 # 天。请尽快联网发送，或先导出到文件，以免被浏览器清理。"
        />
      </p>
    </Card>
  )
}

/** @param sends that what waits can go, now or once there is a network */
function StateWords({ isHeldBack, sends }: { isHeldBack: boolean; sends: boolean }) {
  const { state, waiting, signIn, lastSuccess } = useAtomValue(syncStatusAtom)
  const lost = useAtomValue(lostAtom)
  const isAllSent = state === 'sent' && lost === 0
  return (
    <>
      {isAllSent && lastSuccess !== undefined && <Trans>你在本机做的一切都已送达服务器。</Trans>}
      {isAllSent && lastSuccess === undefined && <Trans>本机还没有要发送的内容。</Trans>}
      {signIn && <Trans>登录已失效。重新登录后，下面的内容会发送。</Trans>}
      {state === 'sending' && (
        <Plural value={waiting} one="正在发送 # 条内容。" other="正在发送 # 条内容。" />
      )}
      {isHeldBack && !signIn && (
        <Plural
          value={waiting}
          one="# 条等需要处理的内容解决后发送。"
          other="# 条等需要处理的内容解决后发送。"
        />
      )}
      {sends && state !== 'sending' && (
        <Plural
          value={waiting}
          one="# 条内容已保存在本机，还没有送达。联网后打开本应用即会发送。"
          other="# 条内容已保存在本机，还没有送达。联网后打开本应用即会发送。"
        />
      )}
    </>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import Download from 'lucide-react/icons/download'
import { flushNow, lostAtom, syncStatusAtom } from '../../queries/sync.ts'
import { exportUnsent, unsentRowsAtom } from '../../queries/unsent.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/Row.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { Time } from '../../ui/Time.tsx'
import { actionName, countByAction } from './actionNames.ts'
import { Lost, OfOthers } from './Losses.tsx'
import { Parked } from './Parked.tsx'
import css from './SyncCentre.module.css'

/** What waits, what needs the person and why, and what can be done about it. */
export function SyncCentre() {
  const { t, i18n } = useLingui()
  const { state, waiting, lastSuccess } = useAtomValue(syncStatusAtom)
  const rows = useAtomValue(unsentRowsAtom)
  const lost = useAtomValue(lostAtom)
  const send = useMutation({ mutationFn: flushNow })
  const save = useMutation({
    mutationFn: async () => {
      const file = await exportUnsent()
      if (file) saveFile(file)
    },
  })
  const parked = rows.filter((row) => row.state === 'parked')
  const counts = countByAction(rows.filter((row) => row.state === 'waiting'))
  return (
    <div className={css.centre}>
      <Lost />
      <p className={css.text}>
        {state === 'sent' && lost === 0 && <Trans>你在本机做的一切都已送达服务器。</Trans>}
        {state === 'signIn' && <Trans>登录已失效。重新登录后，下面的内容会发送。</Trans>}
        {state !== 'sent' && state !== 'signIn' && <Trans>已保存在本机。联网后打开本应用即会发送。</Trans>}
      </p>
      {counts.length > 0 && (
        <Card flush>
          {counts.map(([call, count]) => (
            <Row
              key={call}
              title={i18n._(actionName(call))}
              trail={<Plural value={count} one="# 条" other="# 条" />}
            />
          ))}
        </Card>
      )}
      <Parked rows={parked} />
      {lastSuccess !== undefined && (
        <p className={css.last}>
          <Trans>
            上次送达：
            <Time at={lastSuccess} precise />
          </Trans>
        </p>
      )}
      <OfOthers />
      {rows.length > 0 && (
        <div className={css.actions}>
          {waiting > 0 && state !== 'signIn' && (
            <Button wide busy={send.isPending || state === 'sending'} onClick={() => send.mutate()}>
              {t`立即发送`}
            </Button>
          )}
          <details className={css.more}>
            <summary>{t`更多`}</summary>
            <Button kind="plain" wide busy={save.isPending} onClick={() => save.mutate()}>
              <Download aria-hidden="true" />
              {t`导出未发送的内容`}
            </Button>
          </details>
        </div>
      )}
    </div>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { lostAtom } from '../../queries/engine/sync.ts'
import { dismissLost, unsentOfOthers } from '../../queries/session/unsent.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import css from './SyncCentre.module.css'

/** Says it when the browser lost unsent work together with its database. */
export function Lost() {
  const { t } = useLingui()
  const lost = useAtomValue(lostAtom)
  const seen = useMutation({ mutationFn: dismissLost })
  if (lost === 0) return null
  return (
    <Card className={css.lost}>
      <p role="alert">
        <Plural
          value={lost}
          one="浏览器清除了本机的数据，# 条没有送达的内容可能已丢失。请到答题卡核对。"
          other="浏览器清除了本机的数据，# 条没有送达的内容可能已丢失。请到答题卡核对。"
        />
      </p>
      <Button kind="soft" busy={seen.isPending} onClick={() => seen.mutate()}>
        {t`知道了`}
      </Button>
    </Card>
  )
}

/** How much other people of this device have not sent: a number, and nothing else of theirs. */
export function OfOthers() {
  const count = useQuery({ queryKey: ['unsentOfOthers'], queryFn: unsentOfOthers, staleTime: 0 }).data ?? 0
  if (count === 0) return null
  return (
    <p className={css.last}>
      <Plural
        value={count}
        one="本机的其他账号还有 # 条没有送达，那个账号登录后会发送。"
        other="本机的其他账号还有 # 条没有送达，那个账号登录后会发送。"
      />
    </p>
  )
}

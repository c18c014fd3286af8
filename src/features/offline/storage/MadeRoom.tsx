import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { forgetRemovedForRoom, removedForRoom } from '../../../packs/keeping.ts'
import type { Removed } from '../../../packs/room.ts'
import { entriesAtom } from '../../../packs/state.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import css from './MadeRoom.module.css'

const key = ['device', 'removedForRoom']

/**
 * Notice of things taken off the device, for lack of storage or because the service has them no longer; shown until it
 * is read.
 */
export function MadeRoom() {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const client = useQueryClient()
  const entries = useAtomValue(entriesAtom)
  const { data: removed = [] } = useQuery({
    queryKey: key,
    queryFn: removedForRoom,
    networkMode: 'always',
    staleTime: 0,
  })
  // What was kept again meanwhile stands in the list.
  const data = removed.filter(({ key: thing }) => !entries.has(thing))
  if (data.length === 0) return null
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' })
  const namesOf = (those: Removed[]) => list.format(those.map(({ name, nameEn }) => pick(name, nameEn)))
  const names = namesOf(data.filter(({ gone }) => !gone))
  const gone = namesOf(data.filter((one) => one.gone))
  const read = async () => {
    await forgetRemovedForRoom()
    await client.invalidateQueries({ queryKey: key })
  }
  return (
    <Card role="status" className={css.card}>
      {names && (
        <p>
          <Trans>本机空间不足，为新保存的内容移除了：{names}。需要时可以重新保存。</Trans>
        </p>
      )}
      {gone && (
        <p>
          <Trans>学校已移除，存在本机的也已移除：{gone}。</Trans>
        </p>
      )}
      <Button kind="text" onClick={() => void read()}>
        {t`知道了`}
      </Button>
    </Card>
  )
}

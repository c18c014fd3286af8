import { Plural, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { syncStatusAtom } from '../../queries/engine/sync.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { OfOthers } from './Losses.tsx'
import css from './SyncCentre.module.css'
import { SyncState } from './SyncState.tsx'

/** Where the person's work is, with the way to all of it. */
export function SyncSummary() {
  const { t } = useLingui()
  const { waiting, parked } = useAtomValue(syncStatusAtom)
  return (
    <div className={css.centre}>
      <SyncState />
      <Card flush>
        <RowLink
          to="/set/sync"
          title={t`同步中心`}
          sub={t`查看、导出或导入`}
          trail={
            parked > 0 ? (
              <Plural value={parked} one="# 条需处理" other="# 条需处理" />
            ) : waiting > 0 ? (
              <Plural value={waiting} one="# 条" other="# 条" />
            ) : undefined
          }
        />
      </Card>
      <OfOthers />
    </div>
  )
}

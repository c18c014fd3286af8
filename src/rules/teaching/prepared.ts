/** Whether a device is ready for a lab: the page and the service judge it alike. */
import type { ReportedPack } from '../../contract/devices.ts'
import { type Depth, depths } from '../../contract/sync.ts'
import type { PreparedItem } from '../../contract/teaching/prepare.ts'

type Needed = Pick<PreparedItem, 'id' | 'keepKind' | 'depth' | 'version'>

/** As which name a device reports what it keeps. */
export const packId = (kind: string, id: number): string => `${kind}-${id}`

export const isDeepEnough = (kept: Depth, needed: Depth): boolean =>
  depths.indexOf(kept) >= depths.indexOf(needed)

/** Kept at least as deep as it is needed, and in today's version. */
export function hasPrepared(packs: ReadonlyMap<string, ReportedPack>, item: Needed): boolean {
  const pack = packs.get(packId(item.keepKind, item.id))
  if (!pack || !isDeepEnough(pack.depth, item.depth)) return false
  return item.version === '' || pack.etag === item.version
}

export function isPrepared(packs: readonly ReportedPack[], items: readonly Needed[]): boolean {
  const byId = new Map(packs.map((pack) => [pack.id, pack]))
  return items.every((item) => hasPrepared(byId, item))
}

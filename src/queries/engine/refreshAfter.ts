/** Acknowledged work makes replies old: they are asked for anew. */
import type { Receipt } from '../../device/stored.ts'
import { currentOutbox } from '../../outbox/index.ts'
import { refresh } from './query.ts'

let toRefresh = new Set<string>()
let refreshTimer: ReturnType<typeof setTimeout> | undefined

/** Asks anew, a little later and once, for what acknowledged work changed. */
export async function refreshAfter(receipts: readonly Receipt[]): Promise<void> {
  if (receipts.length === 0) return
  const { actionOf } = await import('../../outbox/actions/index.ts')
  if (!currentOutbox()) return
  for (const { call } of receipts) for (const { path } of actionOf(call)?.refreshes ?? []) toRefresh.add(path)
  if (toRefresh.size === 0) return
  clearTimeout(refreshTimer)
  refreshTimer = setTimeout(() => {
    const paths = toRefresh
    toRefresh = new Set()
    void refresh(paths)
  }, 300)
}

/** Somebody leaves: what was to be asked for was theirs. */
export function askNoMore(): void {
  clearTimeout(refreshTimer)
  toRefresh = new Set()
}

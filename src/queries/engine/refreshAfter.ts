/** Acknowledged work makes replies old: they are asked for anew. */
import type { Receipt } from '../../device/stored.ts'
import { currentOutbox } from '../../outbox/index.ts'
import { refresh } from './query.ts'

/** The replies that are asked for again soon. */
const due: {
  names: Set<string>
  timer: ReturnType<typeof setTimeout> | undefined
} = {
  names: new Set<string>(),
  timer: undefined,
}

/** Asks anew, a little later and once, for what acknowledged work changed. */
export async function refreshAfter(receipts: readonly Receipt[]): Promise<void> {
  if (receipts.length === 0) return
  const { actionOf } = await import('../../outbox/actions/index.ts')
  if (!currentOutbox()) return
  for (const { call } of receipts) for (const { path } of actionOf(call)?.refreshes ?? []) due.names.add(path)
  if (due.names.size === 0) return
  clearTimeout(due.timer)
  due.timer = setTimeout(() => {
    const paths = due.names
    due.names = new Set()
    void refresh(paths)
  }, 300)
}

/** Somebody leaves: what was to be asked for was theirs. */
export function askNoMore(): void {
  clearTimeout(due.timer)
  due.names = new Set()
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueueRow } from '../../../device/stored.ts'
import { actionOf, inputOf } from '../../../outbox/actions/index.ts'

type NamedRow = Pick<QueueRow, 'call' | 'input'>

/** A row that only a newer build knows is named all the same. */
export function actionName(row: NamedRow): MessageDescriptor {
  const action = actionOf(row.call)
  return action?.nameOf?.(inputOf(row)) ?? action?.name ?? msg`其他操作`
}

/** How many wait of each kind, the most first. */
export function countByAction(rows: readonly NamedRow[]): { name: MessageDescriptor; count: number }[] {
  const counts = new Map<string, { name: MessageDescriptor; count: number }>()
  for (const row of rows) {
    const name = actionName(row)
    const counted = counts.get(name.id) ?? { name, count: 0 }
    counts.set(name.id, { name, count: counted.count + 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}

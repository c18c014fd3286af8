import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { actionOf } from '../../../outbox/actions/index.ts'

/** A row that only a newer build knows is named all the same. */
export const actionName = (call: string): MessageDescriptor => actionOf(call)?.name ?? msg`其他操作`

/** How many wait of each kind, the most first. */
export function countByAction(rows: readonly { call: string }[]): [call: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { call } of rows) counts.set(call, (counts.get(call) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

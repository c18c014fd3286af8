/** Read marks that wait behind the rows in memory, a number each: a hundred thousand rows would take 30 MB. */
import type { QueueRow } from '../../device/stored.ts'
import type { RowSpan } from '../../outbox/store.ts'

/** By id of the notice: the `seq` of the first row that marks it as read. */
export type Marks = Record<'announcement' | 'message', ReadonlyMap<number, number>>

export const noMarks: Marks = { announcement: new Map(), message: new Map() }

const kindOf = { 'announcement.read': 'announcement', 'message.read': 'message' } as const
const isMark = (call: string): call is keyof typeof kindOf => call in kindOf

/** Parts rows into single read marks, which `add` remembers, and the others, which it answers. */
export function collectMarks() {
  const marks = { announcement: new Map<number, number>(), message: new Map<number, number>() }
  const add = (rows: readonly QueueRow[]): QueueRow[] =>
    rows.filter(({ call, input, seq }) => {
      if (!isMark(call)) return true
      const { id } = input as { id: number }
      const known = marks[kindOf[call]]
      if (!known.has(id)) known.set(id, seq)
      return false
    })
  return { marks, add }
}

/** Without those whose rows stand in the span, where they were just read, or were received. */
export function marksOutside(marks: Marks, { from, to }: RowSpan, received: ReadonlySet<number>): Marks {
  const gone = (seq: number) => (seq >= from && seq <= to) || received.has(seq)
  const left = (map: ReadonlyMap<number, number>) => {
    const ids = [...map].filter(([, seq]) => gone(seq)).map(([id]) => id)
    if (ids.length === 0) return map
    const rest = new Map(map)
    for (const id of ids) rest.delete(id)
    return rest
  }
  return { announcement: left(marks.announcement), message: left(marks.message) }
}

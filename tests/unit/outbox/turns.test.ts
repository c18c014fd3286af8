/** In what order a book's things are sent, whatever fails meanwhile and however many are on their way at once. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QueueRow } from '../../../src/device/stored.ts'
import { type Action, type Input, laneOf } from '../../../src/outbox/actions/index.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { turns } from '../../../src/outbox/pending.ts'

const questions = [1, 2, 3] as const
/** One that the service has, and two that are made here. */
const catalogs = [100, 'a', 'b'] as const

const did = fc.record({
  does: fc.constantFrom('submit', 'submit', 'move', 'clear', 'catalogInsert', 'remove', 'catalogUpdate'),
  question: fc.constantFrom(...questions),
  catalog: fc.constantFrom(...catalogs),
})
type Did = typeof did extends fc.Arbitrary<infer T> ? T : never

/** The queue that this makes; what cannot be done is left out. */
function queueOf(all: readonly Did[]): QueueRow[] {
  const rows: QueueRow[] = []
  const made = new Set<string | number>([100])
  for (const { does, question, catalog } of all) {
    if (does === 'catalogInsert' ? made.has(catalog) : !made.has(catalog)) continue
    made.add(catalog)
    const inputs: Record<string, object> = {
      submit: { questionId: question, content: '1' },
      move: { questionId: question, catalogId: catalog },
      remove: { questionId: question },
      clear: { catalogId: catalog },
      catalogInsert: { clientId: catalog, parentId: 100, name: 'n' },
      catalogUpdate: { id: catalog, name: 'm' },
    }
    const action = `wrong.${does}` as Action
    const input = inputs[does] as Input<Action>
    const row = entry(action, input, { lane: laneOf(action, input, rows), subject: '' }, 0)
    rows.push({ ...row, seq: rows.length + 1 })
  }
  return rows
}

/** Sends in rounds, in each all whose turn has come, from the last to the first. @param ends what becomes of each try */
function sent(rows: readonly QueueRow[], ends: Iterator<'taken' | 'later' | 'refused'>): QueueRow[] {
  const taken: QueueRow[] = []
  let left = [...rows]
  for (let round = 0; round < 1000; round++) {
    const turn = turns(0, () => true)
    const ready = left.filter((row) => turn(row) === 'now')
    if (ready.length === 0) break
    const over = new Set<number>()
    for (const lane of Map.groupBy(ready.toReversed(), (row) => row.lane).values())
      for (const row of lane.toReversed()) {
        const end = ends.next().value ?? 'taken'
        if (end === 'refused') row.state = 'parked'
        if (end !== 'taken') break
        over.add(row.seq)
        taken.push(row)
      }
    left = left.filter(({ seq }) => !over.has(seq))
  }
  return taken
}

const history = fc.array(did, { maxLength: 40 }).map(queueOf)
const place = (taken: readonly QueueRow[]) => new Map(taken.map(({ seq }, at) => [seq, at]))
const field = ({ input }: QueueRow, name: string) => (input as Record<string, unknown>)[name]

test('a catalogue comes before what goes into it, and a clearing keeps its place', () => {
  const ends = fc.infiniteStream(fc.constantFrom('taken' as const, 'later' as const))
  fc.assert(
    fc.property(history, ends, (rows, some) => {
      const taken = sent(rows, some)
      expect(taken).toHaveLength(rows.length)
      const at = place(taken)
      const inOrder = (one: QueueRow, other: QueueRow) =>
        one.lane === other.lane ||
        (one.call === 'wrong.catalogInsert' && field(one, 'clientId') === field(other, 'catalogId')) ||
        [one.call, other.call].sort().join() === 'wrong.clear,wrong.submit' ||
        [one.call, other.call].sort().join() === 'wrong.clear,wrong.move'
      for (const one of rows)
        for (const other of rows)
          if (one.seq < other.seq && inOrder(one, other))
            expect(at.get(one.seq)).toBeLessThan(at.get(other.seq) ?? -1)
    }),
    { numRuns: 500 },
  )
})

test('a refused one holds up only its lane and what needs its catalogue', () => {
  const ends = fc.infiniteStream(fc.constantFrom('taken' as const, 'later' as const, 'refused' as const))
  fc.assert(
    fc.property(history, ends, (rows, some) => {
      const at = place(sent(rows, some))
      const lanes = new Set<string>()
      const things = new Set<unknown>()
      for (const row of rows) {
        const isHeld =
          row.state === 'parked' || lanes.has(row.lane) || things.has(field(row, 'catalogId') ?? 'none')
        expect(at.has(row.seq)).toBe(!isHeld)
        if (!isHeld) continue
        lanes.add(row.lane)
        if (row.call === 'wrong.catalogInsert') things.add(field(row, 'clientId'))
      }
    }),
    { numRuns: 500 },
  )
})

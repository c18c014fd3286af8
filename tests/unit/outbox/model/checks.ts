/** What must hold, whatever happened. */
import { inUser } from '../../../../src/device/db.ts'
import type { Counts } from '../../../tools/tally.ts'
import { whatOf } from './service.ts'
import { Broken, check, type Person, people, type World } from './world.ts'

/** What must all be 0 at the end of a history, counted. */
export async function audit(world: World): Promise<Counts & { items: number }> {
  const [waits, received] = [new Set<string>(), [] as string[]]
  for (const person of people) {
    for (const row of await world.rowsOf(person)) waits.add(whatOf(row.input))
    const receipts = await inUser(person, (db) => db.getAll('receipts'))
    received.push(...receipts.map(({ input }) => whatOf(input)))
  }
  const effects = Map.groupBy(world.service.effects, ({ what }) => what)
  const saved = [...world.done.values()].filter(({ acked }) => acked)
  const kept = saved.filter(({ discarded }) => !discarded)
  return {
    items: saved.length,
    lost: kept.filter(({ what }) => !effects.has(what) && !waits.has(what)).length,
    duplicated: [...effects.values()].reduce((sum, { length }) => sum + length - 1, 0),
    misattributed: world.service.effects.filter(({ what, user }) => world.done.get(what)?.author !== user)
      .length,
    falselySent: received.filter((what) => !effects.has(what)).length,
  }
}

/** What is left in a person's database beside the queue. */
export async function residue(person: Person): Promise<number> {
  return inUser(person, async (db) => {
    const counts = await Promise.all(
      (['receipts', 'replies', 'drafts'] as const).map((name) => db.count(name)),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  })
}

export async function invariants(world: World): Promise<void> {
  if (world.broken) throw new Broken(world.broken)
  const rows = new Map<Person, Set<string>>()
  for (const person of people) {
    const own = await world.rowsOf(person)
    rows.set(person, new Set(own.map((row) => whatOf(row.input))))
  }
  const effects = new Map<string, number>()
  const lanes = new Map<string, number>()
  for (const { what, user } of world.service.effects) {
    const count = (effects.get(what) ?? 0) + 1
    effects.set(what, count)
    check(count === 1, `I2 took effect ${count} times`)
    const done = world.done.get(what)
    check(done?.author === user, 'I3 took effect as somebody else')
    check(done?.poison === false, 'I2 a refused thing took effect')
    // what was given up may arrive late from somewhere on the way
    if (done?.discarded) continue
    const lane = `${user} ${done?.lane}`
    check((lanes.get(lane) ?? -1) < (done?.order ?? 0), 'I4 out of order in its lane')
    lanes.set(lane, done?.order ?? 0)
  }
  for (const { what, author, acked, discarded } of world.done.values()) {
    if (!acked || discarded) continue
    const waits = rows.get(author)?.has(what) ?? false
    check(waits || effects.has(what), 'I1 lost, or said to be sent without effect (I6)')
  }
}

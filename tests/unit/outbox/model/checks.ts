/** What must hold, whatever happened. */
import { inUser } from '../../../../src/device/db.ts'
import { caches as cacheNames } from '../../../../src/device/names.ts'
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

/** What is left of a person beside the queue: in the database, and as pictures of their own. */
export async function residue(world: World, person: Person): Promise<string[]> {
  const pictures = cacheNames.mediaOf(person)
  const left: string[] = (await world.caches.has(pictures)) ? [pictures] : []
  await inUser(person, async (db) => {
    for (const name of ['receipts', 'replies', 'drafts', 'packs'] as const)
      if ((await db.count(name)) > 0) left.push(name)
  })
  return left
}

export async function invariants(world: World): Promise<void> {
  if (world.broken) throw new Broken(world.broken)
  const rows = new Map<Person, Set<string>>()
  for (const person of people) {
    const own = await world.rowsOf(person)
    rows.set(person, new Set(own.map((row) => whatOf(row.input))))
    // counts are shown to who is signed in
    if (world.session?.user !== person) continue
    const { waiting, parked } = await world.shown(person)
    check(parked === own.filter(({ state }) => state === 'parked').length, 'I6 shown as refused')
    check(waiting + parked === own.length, 'I6 shown as not yet sent')
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

/** What may happen: as plain data, so that a failing history shrinks and can be written down. */
import fc from 'fast-check'
import { closeUser, inUser } from '../../../../src/device/db.ts'
import { wipe } from '../../../../src/device/wipe.ts'
import { entry } from '../../../../src/outbox/entry.ts'
import { type Fault, faults, refusals, whatOf } from './service.ts'
import { type CrashAt, check, hour, type Person, people, type World } from './world.ts'

export type Command =
  | { does: 'Submit'; lane: number; poison: number | null; crashAt: CrashAt | null; tab: number }
  | {
      does: 'Replay'
      faults: Fault[]
      wait: string
      crashAt: CrashAt | null
      swapAt: number | null
      force: boolean
      /** ms that pass before it */
      after: number
      /** signs in first, where nobody is */
      signIn: boolean
      tab: number
    }
  | { does: 'TwoTabs'; faults: Fault[]; wait: string; delays: number[]; after: number }
  | { does: 'Restart' }
  | { does: 'SwitchUser' }
  | { does: 'SignIn' }
  | { does: 'SignOutKeep' }
  | { does: 'SignOutDiscard' }
  | { does: 'Clock'; by: number }
  | { does: 'Quota'; full: boolean }
  | { does: 'LateArrivals' }
  | { does: 'Parked'; act: 'retry' | 'edit' | 'discard' }
  | { does: 'ConnectionLost' }

const fault = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault>('ok') },
  { weight: 10, arbitrary: fc.constantFrom(...faults) },
)
const someFaults = fc.array(fault, { maxLength: 6 })
const wait = fc.constantFrom('', '30', '3600', '999999', '-5', 'soon')
const tab = fc.constantFrom(0, 1)
const submitCrash = fc.constantFrom<CrashAt>('before-tx', 'in-tx', 'after-tx')
const replayCrash = fc.constantFrom<CrashAt>('before-send', 'after-send', 'in-ack-tx', 'after-ack-tx')

/** Mostly not: one time in `times`. */
const seldom = <T>(times: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constant('Submit' as const),
      lane: fc.nat(2),
      poison: seldom(8, fc.nat(refusals.length - 1)),
      crashAt: seldom(8, submitCrash),
      tab,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('Replay' as const),
      faults: someFaults,
      wait,
      crashAt: seldom(5, replayCrash),
      swapAt: seldom(6, fc.nat(2)),
      force: fc.boolean(),
      after: fc.constantFrom(0, 0, 10_000, 400_000, hour + 1000),
      signIn: fc.constantFrom(true, true, true, false),
      tab,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('TwoTabs' as const),
      faults: someFaults,
      wait,
      delays: fc.array(fc.nat(3), { maxLength: 8 }),
      after: fc.constantFrom(0, 400_000, hour + 1000),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'Restart' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'SwitchUser' as const }) },
  { weight: 4, arbitrary: fc.constant({ does: 'SignIn' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'SignOutKeep' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'SignOutDiscard' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('Clock' as const),
      by: fc.oneof(
        fc.integer({ min: -2 * 24 * hour, max: 10 * 24 * hour }),
        fc.integer({ min: -2 * 24 * hour, max: 0 }),
        fc.integer({ min: 0, max: 2 * hour }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('Quota' as const), full: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ does: 'LateArrivals' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('Parked' as const),
      act: fc.constantFrom('retry' as const, 'edit' as const, 'discard' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'ConnectionLost' as const }) },
)

export const history = fc.record({
  batch: fc.boolean(),
  commands: fc.array(command, { minLength: 1, maxLength: 60, size: 'max' }),
})
export type History = { batch: boolean; commands: Command[] }

const lanes = ['chapter:1', 'chapter:2', 'notices'] as const

async function submit(
  world: World,
  { lane, poison, crashAt, tab }: Command & { does: 'Submit' },
): Promise<void> {
  const { session } = world
  const place = world.tabs[tab]
  const name = lanes[lane]
  if (!session || !place || !name) return
  const order = world.done.size
  const input = {
    catalogId: lane + 1,
    paperId: '11111111-1111-4111-8111-111111111111',
    questionId: order + 1,
    content: `${session.user}`,
  }
  const what = whatOf(input)
  const refusal = poison === null ? undefined : refusals[poison]
  if (refusal) world.service.poison.set(what, refusal)
  const done = {
    what,
    author: session.user,
    lane: name,
    order,
    poison: refusal !== undefined,
    acked: false,
    discarded: false,
  }
  world.done.set(what, done)
  place.crashAt = crashAt
  try {
    const row = entry('chapter.submit', input, { lane: name, subject: `question:${order}` }, world.now)
    await world.outbox(place, session.user).add(row)
    // only now does the screen say "saved on this device"
    done.acked = true
  } catch (error) {
    if (!place.dead && !world.quota) throw error
  }
  if (place.dead) await world.restart()
  place.crashAt = null
}

async function signOut(world: World, keep: boolean): Promise<void> {
  const { session } = world
  if (!session) return
  world.session = null
  const keepQueue = keep && !world.mutant.wipeOnSignOut
  if (!keep) for (const done of world.done.values()) if (done.author === session.user) done.discarded = true
  await wipe(session.user, { keepQueue })
  // with the database goes what it knew of the service's wish
  if (!keep) world.peace.delete(session.user)
  check((await world.residue(session.user)) === 0, 'I7 something is left after sign-out')
  if (!keep) check((await world.rowsOf(session.user)).length === 0, 'I7 rows are left after removing them')
}

async function parked(world: World, act: 'retry' | 'edit' | 'discard'): Promise<void> {
  const { session } = world
  const tab = world.tabs[0]
  if (!session || !tab) return
  const row = (await world.rowsOf(session.user)).find(({ state }) => state === 'parked')
  if (!row) return
  const outbox = world.outbox(tab, session.user)
  if (act === 'retry') return outbox.retry(row.seq)
  const done = world.done.get(whatOf(row.input))
  if (!done) return
  done.discarded = true
  if (act === 'discard') return outbox.discard(row.seq)
  const input = {
    ...(row.input as Parameters<typeof outbox.edit<'chapter.submit'>>[2]),
    content: `again ${world.now}`,
  }
  const what = whatOf(input)
  world.done.set(what, { ...done, what, poison: false, acked: true, discarded: false })
  return outbox.edit(row.seq, 'chapter.submit', input)
}

async function replay(world: World, command: Command & { does: 'Replay' }): Promise<void> {
  const tab = world.tabs[command.tab]
  if (!tab) return
  if (!world.session && command.signIn) world.signIn(1)
  world.now += command.after
  tab.crashAt = command.crashAt
  const plan = { faults: command.faults, wait: command.wait, swapAt: command.swapAt ?? undefined }
  const before = world.prompts
  await world.flush(plan, [tab], command.force)
  check(world.prompts - before <= 1, 'F10 more than one prompt to sign in')
  tab.crashAt = null
  if (tab.dead) await world.restart()
}

export async function run(world: World, command: Command): Promise<void> {
  switch (command.does) {
    case 'Submit':
      return submit(world, command)
    case 'Replay':
      return replay(world, command)
    case 'TwoTabs':
      world.now += command.after
      return world.flush(command, world.tabs)
    case 'Restart':
      return world.restart()
    case 'SwitchUser':
      return world.signIn(world.session?.user === 1 ? 2 : 1)
    case 'SignIn':
      if (!world.session) world.signIn(1)
      return
    case 'SignOutKeep':
      return signOut(world, true)
    case 'SignOutDiscard':
      return signOut(world, false)
    case 'Clock':
      world.now += command.by
      return
    case 'Quota':
      world.quota = command.full
      return
    case 'LateArrivals':
      return world.service.arrive()
    case 'Parked':
      return parked(world, command.act)
    case 'ConnectionLost':
      return loseConnections()
  }
}

/** The browser closes what is open, as iOS does in the background. */
async function loseConnections(): Promise<void> {
  for (const person of people) await inUser(person, async (db) => db.close())
}

/** Faults off: three passes for each person apply everything that can be, and park everything that is refused. */
export async function settleDown(world: World): Promise<void> {
  world.quota = false
  await world.restart()
  for (const person of people) await settlePerson(world, person)
  await closeAll()
}

async function settlePerson(world: World, person: Person): Promise<void> {
  const tab = world.tabs[0]
  if (!tab) return
  for (let pass = 0; pass < 3; pass++) {
    world.signIn(person)
    world.now += hour + 60_000
    await world.flush({ faults: [] }, [tab])
    await world.invariants()
  }
  const parkedLanes = new Set<string>()
  for (const row of await world.rowsOf(person)) {
    const poison = world.done.get(whatOf(row.input))?.poison === true
    if (row.state === 'parked') parkedLanes.add(row.lane)
    check(parkedLanes.has(row.lane), 'I5 something waits though nothing keeps it')
    check(row.state !== 'parked' || poison || row.lastError?.status === 409, 'I5 parked without a reason')
  }
}

async function closeAll(): Promise<void> {
  for (const person of people) await closeUser(person)
}

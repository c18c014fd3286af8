/** What each command does to the world. */

import { noticesLane } from '../../../../src/device/names.ts'
import type { QueueRow } from '../../../../src/device/stored.ts'
import { wipe } from '../../../../src/device/wipe.ts'
import type { Input } from '../../../../src/outbox/actions/index.ts'
import { entry, type NewRow } from '../../../../src/outbox/entry.ts'
import { dismissLossRecord } from '../../../../src/outbox/recordUnsent.ts'
import { supersedeBy } from '../../../../src/outbox/supersede.ts'
import { invariants, residue } from './checks.ts'
import { clearStorage, closeAll, loseConnections, upgrade, use } from './device.ts'
import type { Command } from './history.ts'
import { refusals, whatOf } from './service.ts'
import { type CrashAt, check, type Done, hour, type Person, people, type World } from './world.ts'

const lanes = ['chapter:1', 'chapter:2', noticesLane, 'book:wrong'] as const

/** What is done in a lane, as nothing else does it. */
function action(lane: (typeof lanes)[number], order: number, user: Person) {
  if (lane === 'book:wrong') return ['wrong.add', { questionId: order }] as const
  const paperId = '11111111-1111-4111-8111-111111111111'
  const catalogId = lanes.indexOf(lane) + 1
  return ['chapter.submit', { catalogId, paperId, questionId: order, content: `${user}` }] as const
}

/** Stores a row in a tab that may die at each step. */
async function put(
  world: World,
  { crashAt, tab }: { crashAt: CrashAt | null; tab: number },
  user: Person,
  done: Done,
  row: NewRow,
): Promise<void> {
  const place = world.tabs[tab]
  if (!place) return
  place.crashAt = crashAt
  try {
    await world.outbox(place, user).add(row, supersedeBy(row))
    // only now does the screen say "saved on this device"
    done.acked = true
  } catch (error) {
    if (!place.dead && !world.quota) throw error
  }
  if (place.dead) await world.restart()
  place.crashAt = null
}

async function submit(world: World, command: Command & { does: 'Submit' }): Promise<void> {
  const { session } = world
  const lane = lanes[command.lane]
  if (!session || !lane) return
  const order = world.done.size + 1
  const [call, input] = action(lane, order, session.user)
  const refusal = command.poison === null ? undefined : refusals[command.poison]
  const done = world.does(session.user, input, { lane, poison: refusal !== undefined })
  if (refusal) world.service.poison.set(done.what, refusal)
  const row = entry(call, input as Input<typeof call>, { lane, subject: `question:${order}` }, world.now)
  await put(world, command, session.user, done, row)
}

async function markRead(world: World, command: Command & { does: 'MarkRead' }): Promise<void> {
  const { session } = world
  if (!session) return
  const order = world.done.size + 1
  const input = command.all ? { before: order } : { id: order }
  const done = world.does(session.user, input, { lane: noticesLane })
  const call = command.all ? 'announcement.readAll' : 'announcement.read'
  const row = entry(
    call,
    input as Input<typeof call>,
    { lane: noticesLane, subject: `notice:${order}` },
    world.now,
  )
  await put(world, command, session.user, done, row)
}

/** Begins a lane anew; each time other chapters, so that each is known by its content. */
async function clear(world: World, command: Command & { does: 'Clear' }): Promise<void> {
  const { session } = world
  const lane = lanes[command.lane]
  if (!session || !lane) return
  const input = { catalogId: 1000 + world.done.size }
  const done = world.does(session.user, input, { lane })
  const row = entry('chapter.clear', input, { lane, subject: lane }, world.now)
  await put(world, command, session.user, done, row)
}

/** What was refused is answered again: said now, after all that was done since. */
async function again(world: World, command: Command & { does: 'Again' }): Promise<void> {
  const { session } = world
  if (!session) return
  const isRefused = ({ state, call }: QueueRow) => state === 'parked' && call === 'chapter.submit'
  const old = (await world.rowsOf(session.user)).find(isRefused)
  const before = old && world.done.get(whatOf(old.input))
  if (!old || !before) return
  const { lane, subject } = old
  const input = { ...(old.input as Input<'chapter.submit'>), content: `again ${world.done.size}` }
  const done = world.does(session.user, input, { lane })
  await put(world, command, session.user, done, entry('chapter.submit', input, { lane, subject }, world.now))
  const rows = new Set((await world.rowsOf(session.user)).map((row) => whatOf(row.input)))
  before.discarded ||= !rows.has(before.what)
  check(
    rows.has(before.what) !== rows.has(done.what),
    'I1 what is said anew takes the place of what was refused',
  )
}

async function signOut(world: World, keep: boolean): Promise<void> {
  const { session } = world
  if (!session) return
  world.session = null
  const isKept = keep && !world.mutant.wipeOnSignOut
  const removes = isKept ? [] : (await world.rowsOf(session.user)).map(({ id }) => id)
  if (!keep) for (const done of world.done.values()) if (done.author === session.user) done.discarded = true
  await use(world, session.user)
  await wipe(session.user, { removes })
  // with the database goes what it knew of the service's wish
  if (!keep) world.peace.delete(session.user)
  if (!keep) await dismissLossRecord(session.user)
  if (!keep) for (const known of [world.witnessed, world.missed]) known.delete(session.user)
  const left = await residue(world, session.user)
  check(left.length === 0, `I7 left after sign-out: ${left}`)
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
    case 'Clear':
      return clear(world, command)
    case 'Again':
      return again(world, command)
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
    case 'MarkRead':
      return markRead(world, command)
    case 'Upgrade':
      return upgrade(world)
    case 'ClearStorage':
      return clearStorage(world, command.all)
  }
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
    await invariants(world)
  }
  const parkedLanes = new Set<string>()
  for (const row of await world.rowsOf(person)) {
    const poison = world.done.get(whatOf(row.input))?.poison === true
    if (row.state === 'parked') parkedLanes.add(row.lane)
    check(parkedLanes.has(row.lane), 'I5 something waits though nothing keeps it')
    check(row.state !== 'parked' || poison || row.lastError?.status === 409, 'I5 parked without a reason')
  }
}

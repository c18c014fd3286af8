import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { closeUser } from '../../../../src/device/db.ts'
import type { Counts } from '../../../tools/tally.ts'
import { audit, invariants } from './checks.ts'
import { run, settleDown } from './commands.ts'
import { type History, history } from './history.ts'
import type { Mutant } from './mutants.ts'
import { people, World } from './world.ts'

/** How often each command really met each fault, and how long histories were. */
export interface Count {
  lengths: number[]
  met: Map<string, number>
  /** requests that the service recognised by their key */
  duplicates: number
  /** things that a person was told are saved */
  items: number
  counts: Counts
}

export const counting = (): Count => ({
  lengths: [],
  met: new Map(),
  duplicates: 0,
  items: 0,
  counts: { lost: 0, duplicated: 0, misattributed: 0, falselySent: 0 },
})

async function note(count: Count, { batch, commands }: History, world: World): Promise<void> {
  const { items, ...counts } = await audit(world)
  count.items += items
  for (const name of Object.keys(counts) as (keyof Counts)[]) count.counts[name] += counts[name]
  count.lengths.push(commands.length)
  count.duplicates += world.service.duplicates
  const names = [batch ? 'history with batch' : 'history without batch', ...commands.map(({ does }) => does)]
  for (const name of [...names, ...world.met]) count.met.set(name, (count.met.get(name) ?? 0) + 1)
}

/** Runs one history to its end, with every invariant after every command. */
export async function live(lived: History, mutant: Mutant): Promise<World> {
  // one that failed before left its connections behind
  for (const person of people) await closeUser(person)
  const world = new World({ batch: lived.batch }, mutant)
  world.signIn(1)
  for (const command of lived.commands) {
    world.doing = command.does
    await run(world, command)
    await invariants(world)
  }
  world.doing = 'the end'
  await settleDown(world)
  return world
}

/** Checks histories; what fast-check found, shrunk when `shrink`. */
export function search(options: {
  runs: number
  seed: number
  mutant?: Mutant
  count?: Count
  shrink?: boolean
}) {
  const { runs, seed, mutant = {}, count, shrink = false } = options
  const property = fc.asyncProperty(history, async (lived) => {
    const world = await live(lived, mutant)
    if (count) await note(count, lived, world)
  })
  return fc.check(property, { numRuns: runs, seed, endOnFailure: !shrink })
}

export const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The table that a run prints: command, fault, how often. */
export function tableOf(count: Count): string {
  const lines = [...count.met]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, times]) => `${times}\t${name}`)
  return [
    `${count.lengths.length} histories, median ${median(count.lengths)} commands,`,
    `${count.duplicates} duplicates seen by the service; count of command x fault:\n${lines.join('\n')}`,
  ].join(' ')
}

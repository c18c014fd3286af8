/** What may happen: as plain data, so that a failing history shrinks and can be written down. */
import fc from 'fast-check'
import { type Fault, faults, refusals } from './service.ts'
import { type CrashAt, hour } from './world.ts'

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
  | { does: 'MarkRead'; all: boolean; crashAt: CrashAt | null; tab: number }
  | { does: 'Clear'; lane: number; crashAt: CrashAt | null; tab: number }
  | { does: 'Again'; crashAt: CrashAt | null; tab: number }
  | { does: 'Upgrade' }
  | { does: 'ClearStorage'; all: boolean }

const fault = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault>('ok') },
  { weight: 10, arbitrary: fc.constantFrom(...faults) },
)
const someFaults = fc.array(fault, { maxLength: 6 })
const wait = fc.constantFrom('', '30', '3600', '999999', '-5', 'soon')
const tab = fc.constantFrom(0, 1)
/** Where a student's act can be cut off, and where its sending can. */
export const submitSteps: CrashAt[] = ['before-tx', 'in-tx', 'after-tx']
export const replaySteps: CrashAt[] = ['before-send', 'after-send', 'in-ack-tx', 'after-ack-tx']
const submitCrash = fc.constantFrom(...submitSteps)
const replayCrash = fc.constantFrom(...replaySteps)

/** Mostly not: one time in `times`. */
const seldom = <T>(times: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constant('Submit' as const),
      lane: fc.nat(3),
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
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('MarkRead' as const),
      all: fc.boolean(),
      crashAt: seldom(8, submitCrash),
      tab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('Clear' as const),
      lane: fc.nat(1),
      crashAt: seldom(8, submitCrash),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('Again' as const), crashAt: seldom(8, submitCrash), tab }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'Upgrade' as const }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ does: 'ConnectionLost' as const }) },
      // most devices live for months without it
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constant('ClearStorage' as const), all: fc.boolean() }),
      },
    ),
  },
)

export const history = fc.record({
  batch: fc.boolean(),
  commands: fc.array(command, { minLength: 1, maxLength: 60, size: 'max' }),
})
export type History = { batch: boolean; commands: Command[] }

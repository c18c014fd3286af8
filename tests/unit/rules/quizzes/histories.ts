/** A small world in which devices take a quiz: outages, reloads, changed clocks, take-overs, extensions and forgeries. */
import {
  type AcceptancePolicy,
  type AttemptFacts,
  type AttemptRow,
  type Commitment,
  chainRoot,
  type Holder,
  hashRow,
} from '../../../../src/rules/quizzes/acceptance.ts'

const minuteMs = 60_000

export type Step =
  | { do: 'wait'; ms: number }
  | { do: 'beat'; device: number; process: number }
  | { do: 'answer'; device: number; question: number; clockOffMs: number }
  | { do: 'handIn'; device: number; auto: boolean }
  | {
      do: 'forge'
      device: number
      question: number
      seq: number
      prev: number
      beacon: number
      claimMs: number
    }
  | { do: 'showHash'; device: number; row: number; unknown: boolean }
  | { do: 'deliver'; device: number; first: number; howMany: number }
  | { do: 'takeOver'; device: number }
  | { do: 'extend'; ms: number }

export interface Plan {
  policy: AcceptancePolicy
  minutes: number
  /** How far the clock of the second process is ahead when it gives beacons, ms. */
  skew: number
  /** Which devices lie. */
  forgers: boolean[]
  steps: Step[]
  /** For each row that was held back: whether it comes with the first and with the second late delivery. */
  late: { first: boolean; second: boolean }[]
}

interface Device {
  holder: Holder | null
  isForger: boolean
  /** Whether it knows that another device took over. */
  knowsItLost: boolean
  handedIn: boolean
  rows: AttemptRow[]
  beacon: number | null
}

export interface History {
  policy: AcceptancePolicy
  /** The facts at the end of the attempt, and after two different late deliveries. */
  atEnd: AttemptFacts
  afterFirst: AttemptFacts
  afterSecond: AttemptFacts
  /** All rows of all devices delivered. */
  whole: AttemptFacts
  /** The attempt's end before any extension. */
  plannedEnd: number
  /** When a row was truly made, by opId. */
  madeAt: Map<string, number>
  /** opIds of rows by devices that do not lie. */
  honest: Set<string>
  hasForger: boolean
}

/** Acts a plan out. Time is the service's; nothing here is judged. */
export function actOut(plan: Plan): History {
  const start = 1_700_000_000_000
  const plannedEnd = start + plan.minutes * minuteMs
  let now = start
  let endAt = plannedEnd
  const devices: Device[] = plan.forgers.map((isForger) => ({
    holder: null,
    isForger,
    knowsItLost: false,
    handedIn: false,
    rows: [],
    beacon: null,
  }))
  const beacons: number[] = []
  const holders: Holder[] = []
  const commitments: Commitment[] = []
  const received = new Map<string, AttemptRow>()
  const madeAt = new Map<string, number>()
  const honest = new Set<string>()
  let rowCount = 0

  const deviceAt = (index: number) => devices[index % devices.length] as Device
  const takeOver = (device: Device) => {
    for (const other of devices) if (other !== device && other.holder) other.knowsItLost ||= other.isForger
    device.holder = { token: `token-${holders.length + 1}`, epoch: holders.length + 1, from: now }
    device.knowsItLost = false
    device.handedIn = false
    device.beacon = now
    beacons.push(now)
    holders.push(device.holder)
  }
  const isCurrent = (device: Device) => device.holder === holders.at(-1)
  const receive = (row: AttemptRow) => {
    if (!received.has(row.opId)) received.set(row.opId, { ...row, receivedAt: now })
  }

  function make(device: Device, given: Partial<AttemptRow>) {
    if (!device.holder) return
    const { token } = device.holder
    const own = device.rows.filter((row) => row.token === token)
    const row: AttemptRow = {
      opId: `op-${++rowCount}`,
      token,
      seq: own.length + 1,
      kind: 'answer',
      auto: false,
      questionId: null,
      content: `content-${rowCount}`,
      beacon: device.beacon,
      prev: own.at(-1)?.hash ?? chainRoot(token),
      hash: '',
      receivedAt: Number.POSITIVE_INFINITY,
      wallTime: now,
      monoTime: now,
      ...given,
    }
    row.hash = hashRow({ ...row, beaconText: String(row.beacon) })
    device.rows.push(row)
    madeAt.set(row.opId, now)
    if (!device.isForger) honest.add(row.opId)
  }

  const acts: { [Kind in Step['do']]: (step: Extract<Step, { do: Kind }>) => void } = {
    wait: ({ ms }) => {
      now += ms
    },
    beat: (step) => {
      const device = deviceAt(step.device)
      if (!device.holder) return
      const last = device.rows.filter((row) => row.token === device.holder?.token).at(-1)
      if (last) commitments.push({ token: device.holder.token, hash: last.hash, at: now })
      device.beacon = now + (step.process === 0 ? 0 : plan.skew)
      beacons.push(device.beacon)
      device.knowsItLost ||= !isCurrent(device)
    },
    answer: (step) => {
      const device = deviceAt(step.device)
      if (!device.isForger && (device.knowsItLost || device.handedIn)) return
      make(device, {
        questionId: 1 + (step.question % 3),
        wallTime: now + step.clockOffMs,
        monoTime: now - Math.abs(step.clockOffMs),
      })
    },
    handIn: (step) => {
      const device = deviceAt(step.device)
      if (!device.isForger && (device.knowsItLost || device.handedIn)) return
      if (!device.isForger && step.auto && now < endAt) return
      make(device, { kind: 'handIn', auto: step.auto })
      device.handedIn = !step.auto
    },
    forge: (step) => {
      const device = deviceAt(step.device)
      if (!device.isForger || !device.holder) return
      const { token } = device.holder
      const hashes = [chainRoot(token), `nothing-${step.prev}`, ...device.rows.map((row) => row.hash)]
      make(device, {
        questionId: 1 + (step.question % 3),
        seq: step.seq,
        prev: hashes[step.prev % hashes.length] as string,
        beacon: step.beacon === 0 ? null : (beacons[step.beacon % beacons.length] as number),
        wallTime: now - step.claimMs,
        monoTime: now - step.claimMs,
      })
    },
    showHash: (step) => {
      const device = deviceAt(step.device)
      if (!device.isForger || !device.holder) return
      const row = device.rows[step.row % Math.max(1, device.rows.length)]
      const hash = step.unknown || !row ? `shown-${step.row}` : row.hash
      commitments.push({ token: device.holder.token, hash, at: now })
    },
    deliver: (step) => {
      const { rows } = deviceAt(step.device)
      const first = step.first % Math.max(1, rows.length)
      for (const row of rows.slice(first, first + step.howMany)) receive(row)
    },
    takeOver: (step) => {
      const device = deviceAt(step.device)
      if (!isCurrent(device) && now <= endAt) takeOver(device)
    },
    extend: ({ ms }) => {
      if (now <= endAt) endAt += ms
    },
  }

  takeOver(devices[0] as Device)
  for (const step of plan.steps) (acts[step.do] as (given: Step) => void)(step)

  now = Math.max(now, endAt + 2 * minuteMs)
  const factsNow = (rows: Iterable<AttemptRow>): AttemptFacts => ({
    startedAt: start,
    endAt,
    holders,
    rows: [...rows],
    commitments: [...commitments],
    decisions: [],
    sealedTokens: [],
    reopened: [],
    clockChanges: [],
  })
  const atEnd = factsNow(received.values())
  now += 60 * minuteMs
  const all = devices.flatMap((device) => device.rows)
  const heldBack = all.filter((row) => !received.has(row.opId))
  const withLate = (which: 'first' | 'second') => {
    const late = heldBack.filter((_, index) => plan.late[index % plan.late.length]?.[which])
    return factsNow([...received.values(), ...late.map((row) => ({ ...row, receivedAt: now }))])
  }
  const afterFirst = withLate('first')
  const afterSecond = withLate('second')
  const whole = factsNow([...received.values(), ...heldBack.map((row) => ({ ...row, receivedAt: now }))])
  return {
    policy: plan.policy,
    atEnd,
    afterFirst,
    afterSecond,
    whole,
    plannedEnd,
    madeAt,
    honest,
    hasForger: devices.some(({ isForger }) => isForger),
  }
}

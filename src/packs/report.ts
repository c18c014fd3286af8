/**
 * Tells the service which things this device keeps and how much is unsent: a teacher sees from it who is ready for a
 * lab.
 */
import { atom, getDefaultStore } from 'jotai'
import { deviceReport, type ReportedPack } from '../contract/devices.ts'
import { coursewarePreview } from '../contract/teaching/courseware.ts'
import { deviceId } from '../device/identity.ts'
import { deviceName } from '../device/installation/deviceName.ts'
import { onlineAtom } from '../device/online.ts'
import { currentOwner } from '../queries/engine/owner.ts'
import { ask } from '../queries/engine/query.ts'
import { syncStatusAtom } from '../queries/engine/sync.ts'
import { isDeepEnough, packId } from '../rules/teaching/prepared.ts'
import type { Entry } from './entries.ts'
import { entriesAtom, keptAtom } from './state.ts'

/** An unchanged report is repeated at most this often. */
const repeatMs = 300_000
/** Several things become kept at once. */
const settleMs = 2000
/** The start of the app has better things to do. */
const firstMs = 15_000
/** Most packs that one report holds. */
const packLimit = 1000

/** The packs that become usable by keeping this thing: itself, and all that opens with it. */
function packsIn({ kind, id, depth, calls, packs }: Entry): ReportedPack[] {
  const versionOf = (courseware: number) =>
    calls.find(({ path, query }) => path === coursewarePreview.path && query.id === courseware)?.version ?? ''
  const own = { id: packId(kind, id), depth, etag: kind === 'courseware' ? versionOf(id) : '' }
  if (kind === 'course') {
    const coursewares = calls.filter(({ path }) => path === coursewarePreview.path)
    const ids = coursewares.map(({ query }) => Number(query.id))
    return [own, ...ids.map((one) => ({ id: packId('courseware', one), depth, etag: versionOf(one) }))]
  }
  // a lesson keeps its specimens only as deep as it shows them
  if (kind !== 'chapter' && kind !== 'specimen') return [own]
  const specimens = packs.map(({ specimenId, etag }) => ({ id: packId('specimen', specimenId), depth, etag }))
  return kind === 'specimen' ? specimens : [own, ...specimens]
}

/** All packs that are kept and verified, each at the deepest of its depths. */
export const reportedPacksAtom = atom((get): ReadonlyMap<string, ReportedPack> => {
  const states = get(keptAtom)
  const found = new Map<string, ReportedPack>()
  for (const [key, entry] of get(entriesAtom)) {
    if (states.get(key)?.state !== 'kept') continue
    for (const pack of packsIn(entry)) {
      const known = found.get(pack.id)
      if (!known || isDeepEnough(pack.depth, known.depth)) found.set(pack.id, pack)
    }
  }
  return found
})

const store = getDefaultStore()
/** The report that was sent last, and the timer of the next. */
const lastReport: {
  timer: ReturnType<typeof setTimeout> | undefined
  told: { text: string; at: number }
} = {
  timer: undefined,
  told: { text: '', at: 0 },
}

const unsentCount = () => {
  const { waiting, parked } = store.get(syncStatusAtom)
  return waiting + parked
}

async function report(): Promise<void> {
  const owner = currentOwner()
  if (!owner || owner.state === 'offline' || !store.get(onlineAtom)) return
  const packs = [...store.get(reportedPacksAtom).values()].slice(0, packLimit)
  const text = JSON.stringify([owner.user, unsentCount(), packs])
  if (text === lastReport.told.text && Date.now() - lastReport.told.at < repeatMs) return
  lastReport.told = { text, at: Date.now() }
  try {
    await ask(deviceReport, { uuid: deviceId(), name: deviceName(), unsent: unsentCount(), packs })
  } catch {
    // the next change or the next five minutes try again
    lastReport.told = { text: '', at: 0 }
  }
}

const reportIn = (ms: number) => {
  clearTimeout(lastReport.timer)
  lastReport.timer = setTimeout(() => void report(), ms)
}

/** Begins once per page. */
export function startReporting(): void {
  reportIn(firstMs)
  setInterval(() => document.visibilityState === 'visible' && reportIn(settleMs), repeatMs)
  store.sub(reportedPacksAtom, () => reportIn(settleMs))
  let delivered = store.get(syncStatusAtom).lastSuccess
  store.sub(syncStatusAtom, () => {
    const { lastSuccess } = store.get(syncStatusAtom)
    if (lastSuccess === delivered) return
    delivered = lastSuccess
    reportIn(settleMs)
  })
}

/** Following a lesson: one tab of a browser holds the stream and tells the others; where none can be held, it polls. */
import { HttpFailure } from '../../api/errors.ts'
import { readEvents } from '../../api/stream.ts'
import { type FollowState, followState, followStream } from '../../contract/teaching/follow.ts'
import { followChannelName, followLock } from '../../device/names.ts'
import { ask, query } from '../engine/query.ts'

/** `offline`: this device has no way to the service; `gone`: no longer in the class */
export type FollowLink = 'connecting' | 'live' | 'offline' | 'gone'

export interface Followed {
  state: FollowState | null
  link: FollowLink
  /** when the state came, in ms of Date.now(): the presenter's lease counts from then */
  at: number
}

/** A heartbeat comes each 15 s: after this the line is dead. */
const silenceMs = 35_000
const pollMs = 5000
const retryMs = 2000
/** A stream that says nothing at first is held back by something on the way. */
const firstByteMs = 6000
/** A stream that ends within this time (ms) was cut off. */
const shortMs = 3000
/** After this number of streams in a row that were cut off it polls. */
const maxShort = 3

export const isNewerState = (next: FollowState, than: FollowState | null): boolean =>
  !than || next.epoch > than.epoch || (next.epoch === than.epoch && next.seq >= than.seq)

const isRefused = (error: unknown) => error instanceof HttpFailure && [403, 404].includes(error.status)

/** Waits, or until the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Reads one stream until it ends, or nothing came for too long. @returns whether anything came */
async function readStream(roomId: number, outer: AbortSignal, tell: (told: Partial<Followed>) => void) {
  const quiet = new AbortController()
  const stop = () => quiet.abort()
  let heard = false
  let timer = setTimeout(stop, firstByteMs)
  const onBytes = () => {
    heard = true
    clearTimeout(timer)
    timer = setTimeout(stop, silenceMs)
    tell({ link: 'live' })
  }
  const onEvent = (data: string) => tell({ state: JSON.parse(data) as FollowState, at: Date.now() })
  addEventListener('offline', stop)
  try {
    const signal = AbortSignal.any([outer, quiet.signal])
    await readEvents(followStream, { roomId }, signal, { onBytes, onEvent })
  } catch (error) {
    if (heard || !navigator.onLine || !quiet.signal.aborted) throw error
  } finally {
    clearTimeout(timer)
    removeEventListener('offline', stop)
  }
  return heard
}

/** Asks once. */
async function poll(roomId: number, since: string | undefined, tell: (told: Partial<Followed>) => void) {
  const state = await ask(followState, { roomId, since, follows: '1' })
  tell(state ? { state, at: Date.now(), link: 'live' } : { link: 'live' })
}

/** Goes on until it is aborted, or the person is no longer in the class. */
async function runFollowing(
  roomId: number,
  signal: AbortSignal,
  known: () => FollowState | null,
  tell: (told: Partial<Followed>) => void,
): Promise<void> {
  let short = 0
  while (!signal.aborted) {
    const began = Date.now()
    const polls = short >= maxShort
    try {
      if (polls) await poll(roomId, known()?.version, tell)
      else if (await readStream(roomId, signal, tell)) short = Date.now() - began < shortMs ? short + 1 : 0
      else short = maxShort
    } catch (error) {
      if (signal.aborted) return
      if (isRefused(error)) return tell({ link: 'gone' })
      tell({ link: 'offline' })
    }
    await pause(polls ? pollMs : retryMs, signal)
  }
}

/** @returns ends it */
export function followRoom(roomId: number, show: (followed: Followed) => void): () => void {
  const end = new AbortController()
  let followed: Followed = { state: null, link: 'connecting', at: 0 }
  const channel = new BroadcastChannel(followChannelName(roomId))
  const apply = ({ state, ...told }: Partial<Followed>) => {
    const isNews = state !== undefined && state !== null && isNewerState(state, followed.state)
    followed = Object.assign({}, followed, told, isNews ? { state } : {})
    if (!end.signal.aborted) show(followed)
  }
  let holds = false
  channel.onmessage = ({ data }: MessageEvent<Partial<Followed> | 'hello'>) => {
    if (data !== 'hello') return apply(data)
    if (holds) channel.postMessage(followed)
  }
  channel.postMessage('hello')
  const tell = (told: Partial<Followed>) => {
    // a heartbeat alone is no news to the others
    const isSame = told.state === undefined && told.link === followed.link
    apply(told)
    if (!isSame && !end.signal.aborted) channel.postMessage(told)
  }
  const run = () => {
    holds = true
    return runFollowing(roomId, end.signal, () => followed.state, tell)
  }
  const held = navigator.locks
    ? navigator.locks.request(followLock(roomId), { signal: end.signal }, run)
    : run()
  void held.catch(() => undefined)
  return () => {
    end.abort()
    channel.close()
  }
}

/** Whether there is a lesson to follow. */
export const followStateQuery = (roomId: number) => query(followState, { roomId })

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// the first call would load it while the clock stands still
import 'ky'
import { setCredentials } from '../../../../src/api/call.ts'
import { Presenter, type Presenting } from '../../../../src/queries/teaching/present.ts'

interface Posted {
  at: number
  slideId: string
  takes: boolean
}

let posted: Posted[] = []
/** What the service answers; null: there is no network. */
let reply: { code: number; message: string; data: unknown } | null
const taken = { code: 0, message: '', data: { followers: 3, members: 4 } }

beforeEach(() => {
  // the network's own turns stay real
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  posted = []
  reply = taken
  setCredentials(() => ({ token: 'T', lang: 'zh', origin: 'http://school.test' }))
  const network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  vi.stubGlobal('dispatchEvent', network.dispatchEvent.bind(network))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (reply === null) throw new TypeError('Failed to fetch')
    const { slideId, takes } = (await request.json()) as Posted
    posted.push({ at: Date.now(), slideId, takes })
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slide = (no: number) => ({
  kind: 'slide' as const,
  coursewareId: 1,
  slideId: `slide ${no}`,
  specimenId: null,
  view: null,
  pointer: null,
})

/** Lets ms pass in steps, and what is asked meanwhile be answered. */
async function pass(ms: number): Promise<void> {
  const stepMs = 10
  for (let passed = 0; passed < ms; passed += stepMs) {
    await vi.advanceTimersByTimeAsync(stepMs)
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  }
}

function present() {
  const told: Presenting[] = []
  const presenter = new Presenter(1, (presenting) => told.push(presenting))
  presenter.start()
  return { presenter, told }
}

test('a presenter’s device sends four states a second at most, and always the last', async () => {
  const { presenter, told } = present()
  for (let no = 0; no < 40; no++) {
    presenter.show(slide(no))
    await pass(50)
  }
  await pass(1000)
  expect(posted.at(-1)?.slideId).toBe('slide 39')
  for (const [at, one] of posted.slice(1).entries())
    expect(one.at - (posted[at]?.at ?? 0)).toBeGreaterThanOrEqual(250)
  expect(posted.map(({ takes }) => takes)).toEqual(posted.map((_, at) => at === 0))
  expect(told.at(-1)).toEqual({ link: 'live', reason: '', audience: { followers: 3, members: 4 } })
  // a lesson that stands still renews its lease of 30 s
  const before = posted.length
  await pass(30_000)
  expect(posted.length - before).toBeGreaterThanOrEqual(2)
  presenter.stop()
})

test('without network the teacher goes on, and the place is sent when it is back', async () => {
  const { presenter, told } = present()
  reply = null
  for (const no of [1, 2, 3]) {
    presenter.show(slide(no))
    await pass(1000)
  }
  expect(told.at(-1)?.link).toBe('offline')
  reply = taken
  dispatchEvent(new Event('online'))
  await pass(50)
  expect(posted.map(({ slideId }) => slideId)).toEqual(['slide 3'])
  expect(told.at(-1)?.link).toBe('live')
  presenter.stop()
})

test('a device that was taken over sends nothing until its teacher takes it back', async () => {
  const { presenter, told } = present()
  reply = { code: 1, message: '另一台设备正在演示', data: null }
  presenter.show(slide(1))
  await pass(50)
  expect(told.at(-1)).toMatchObject({ link: 'taken', reason: '另一台设备正在演示' })
  reply = taken
  presenter.show(slide(2))
  await pass(15_000)
  expect(posted).toHaveLength(1)
  presenter.takeOver()
  await pass(50)
  expect(posted.at(-1)).toMatchObject({ slideId: 'slide 2', takes: true })
  presenter.stop()
})

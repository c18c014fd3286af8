/** How often OpenSeadragon is let look for something to draw. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const frames = new Map<number, FrameRequestCallback>()
let lastFrame = 0

vi.mock('openseadragon', () => ({ default: {} }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  frames.clear()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(++lastFrame, callback)
    return lastFrame
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A screen that draws 60 frames a second for so many ms. */
function draw(ms: number) {
  for (let at = 0; at < ms; at += 16) {
    vi.advanceTimersByTime(16)
    const due = [...frames.values()]
    frames.clear()
    for (const callback of due) callback(performance.now())
  }
}

/** A viewer that asks for one frame after the other, and the movements that it can tell of. */
async function openViewer() {
  const openSeadragon = (await import('openseadragon')).default as unknown as {
    requestAnimationFrame(callback: FrameRequestCallback): number
    cancelAnimationFrame(id: number): void
  }
  const { restBetweenMovements } = await import('../../../../src/viewer/slide/frames.ts')
  const handlers = new Map<string, () => void>()
  restBetweenMovements({
    addHandler: (name: string, handler: () => void) => handlers.set(name, handler),
  } as never)
  const seen = { looks: 0, id: 0 }
  const look = () => {
    seen.looks++
    seen.id = openSeadragon.requestAnimationFrame(look)
  }
  look()
  const looksWithin = (ms: number) => {
    const before = seen.looks
    draw(ms)
    return seen.looks - before
  }
  return { looksWithin, tell: (name: string) => handlers.get(name)?.(), seen, openSeadragon }
}

test('every frame is looked at while the picture moves, and few at rest', async () => {
  const { looksWithin, tell } = await openViewer()
  expect(looksWithin(400)).toBe(25)
  looksWithin(400)
  expect(looksWithin(1600)).toBeLessThan(100 / 6)
  tell('update-viewport')
  expect(looksWithin(400)).toBe(25)
})

test('the first frame of a movement comes without a pause', async () => {
  const { looksWithin, tell } = await openViewer()
  looksWithin(1200)
  for (const movement of ['canvas-press', 'pan', 'zoom', 'rotate', 'tile-loaded']) {
    looksWithin(1200)
    // wherever in its pause the picture is
    while (looksWithin(16) === 0);
    tell(movement)
    expect([movement, looksWithin(16)]).toEqual([movement, 1])
  }
})

test('a picture that is closed is not looked at again, at rest or in movement', async () => {
  const { looksWithin, tell, seen, openSeadragon } = await openViewer()
  looksWithin(1200)
  openSeadragon.cancelAnimationFrame(seen.id)
  tell('pan')
  expect(looksWithin(1000)).toBe(0)
})

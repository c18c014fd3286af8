import { afterEach, describe, expect, test, vi } from 'vitest'
import { Frames, reachFrames, wishesFor } from '../../../../src/viewer/turntable/frames.ts'

const tiles = { url: '/m/', tileSize: 1024, minLevel: 9, maxLevel: 10 }
const now = { frame: 0, count: 36, ahead: 1, moving: false } as const

describe('what a turntable asks for', () => {
  test('loads the frame first, then its neighbours, small before sharp', () => {
    const wishes = wishesFor(tiles, 10, now).map(({ level, frame }) => `${level}/${frame}`)
    expect(wishes.slice(0, 2)).toEqual(['9/0', '10/0'])
    expect(wishes.indexOf('9/1')).toBeLessThan(wishes.indexOf('9/18'))
    expect(wishes.indexOf('9/18')).toBeLessThan(wishes.indexOf('10/1'))
    expect(new Set(wishes.filter((name) => name.startsWith('9/'))).size).toBe(36)
    expect(wishes.filter((name) => name.startsWith('10/')).length).toBeLessThanOrEqual(2 * reachFrames + 2)
  })

  test('nothing sharp while it turns, or where the person wants less data', () => {
    expect(wishesFor(tiles, 10, { ...now, moving: true }).some(({ level }) => level === 10)).toBe(false)
    expect(wishesFor(tiles, 9, now).some(({ level }) => level === 10)).toBe(false)
  })
})

describe('the window of decoded frames', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A browser that fetches and decodes at once, and counts what is open. */
  function browser(fail: (url: string) => boolean = () => false) {
    let open = 0
    let most = 0
    vi.stubGlobal('fetch', async (url: string) =>
      fail(url) ? Promise.reject(new TypeError('offline')) : { ok: true, blob: async () => ({ url }) },
    )
    vi.stubGlobal('createImageBitmap', async () => {
      most = Math.max(most, ++open)
      return { close: () => open-- }
    })
    return { open: () => open, most: () => most }
  }
  const settle = () => new Promise((done) => setTimeout(done, 60))

  test('holds at most thirteen, and closes every one at the end', async () => {
    const device = browser()
    const frames = new Frames(tiles, 36, 10, { onFrame() {}, onMissing() {} })
    for (let frame = 0; frame < 36; frame += 3) {
      frames.look(frame, 1, frame % 2 === 0)
      await settle()
      expect(frames.held).toBeLessThanOrEqual(2 * reachFrames + 1)
    }
    expect(frames.nearest(33)?.level).toBe(10)
    expect(device.open()).toBe(frames.held)
    expect(device.most()).toBeLessThanOrEqual(2 * reachFrames + 1 + 4)
    frames.close()
    expect(device.open()).toBe(0)
  })

  test('shows the nearest frame while the wanted one is missing', async () => {
    let isOffline = true
    browser((url) => isOffline && url.endsWith('/2_0.webp'))
    let missing = 0
    const frames = new Frames(tiles, 36, 10, { onFrame() {}, onMissing: () => missing++ })
    frames.look(0, 1, false)
    await settle()
    expect(missing).toBeGreaterThan(0)
    // another one is looked at, which is as sharp as can be
    expect(frames.isMissed(0)).toBe(false)
    frames.look(2, 1, false)
    await settle()
    expect(frames.nearest(2)).not.toBeNull()
    expect(frames.isMissed(2)).toBe(true)
    isOffline = false
    frames.retry()
    await settle()
    expect(frames.nearest(2)?.level).toBe(10)
    expect(frames.isMissed(2)).toBe(false)
    frames.close()
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTileLoader, tileStallMs } from '../../../../src/viewer/slide/tileLoader.ts'

interface TestImage {
  src: string
  onload: (() => void) | null
  onerror: (() => void) | null
}

function stage() {
  const images: TestImage[] = []
  const ended: string[] = []
  const loader = createTileLoader(() => {
    const image: TestImage = { src: '', onload: null, onerror: null }
    images.push(image)
    return image
  })
  const load = (src: string) => {
    const job = { src, finish: () => ended.push(`${src} came`), fail: () => ended.push(`${src} failed`) }
    loader.downloadTileStart(job)
    return job
  }
  return { images, ended, loader, load }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('tiles on a slow line: B16', () => {
  test('a tile that is still arriving has not failed while others come in', () => {
    const { images, ended, load } = stage()
    for (const name of ['a', 'b', 'c']) load(name)
    vi.advanceTimersByTime(tileStallMs - 1000)
    images[0]?.onload?.()
    vi.advanceTimersByTime(tileStallMs - 1000)
    images[1]?.onload?.()
    vi.advanceTimersByTime(tileStallMs - 1000)
    images[2]?.onload?.()
    expect(ended).toEqual(['a came', 'b came', 'c came'])
  })

  test('all that wait are given up when nothing came for at least a minute', () => {
    const { images, ended, load } = stage()
    load('a')
    load('b')
    expect(tileStallMs).toBeGreaterThanOrEqual(60_000)
    vi.advanceTimersByTime(tileStallMs)
    expect(ended).toEqual(['a failed', 'b failed'])
    expect(images.map(({ src }) => src)).toEqual(['', ''])
  })

  test('a tile that is no longer wanted is neither had nor failed', () => {
    const { images, ended, loader, load } = stage()
    const job = load('a')
    loader.downloadTileAbort(job)
    vi.advanceTimersByTime(2 * tileStallMs)
    expect([ended, images[0]?.src]).toEqual([[], ''])
  })

  test('a tile that the service does not have fails at once', () => {
    const { images, ended, load } = stage()
    load('a')
    images[0]?.onerror?.()
    expect(ended).toEqual(['a failed'])
  })
})

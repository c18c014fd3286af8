import { expect, test, vi } from 'vitest'
import { download } from '../../../src/packs/download.ts'
import type { DownloadReport, Wish } from '../../../src/packs/protocol.ts'

/** Workers as the page sees them: what they were told. */
const told: Wish[][] = []

class Idle {
  onmessage: ((event: { data: DownloadReport }) => void) | null = null
  readonly #heard: Wish[] = []

  constructor() {
    told.push(this.#heard)
  }

  postMessage(wish: Wish) {
    this.#heard.push(wish)
    if ('order' in wish && wish.order.wanted > 0)
      queueMicrotask(() => this.onmessage?.({ data: { kept: wish.order.wanted } }))
  }

  terminate() {}
}

const pack = (bytes: number) => ({
  specimenId: 1,
  url: '/wk_mobile/media/slide/1-00/pack',
  etag: '"1"',
  bytes,
})
const nothing = {}

test('who stops his download stops nobody else’s that the same worker carries out next', async () => {
  vi.stubGlobal('Worker', Idle)
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  const [first, second] = [new AbortController(), new AbortController()]
  await expect(download(pack(1), 1, nothing, first.signal)).resolves.toBe(1)
  const other = download(pack(2), 0, nothing, second.signal)
  await expect.poll(() => told).toMatchObject([[{ order: { wanted: 1 } }, { order: { wanted: 0 } }]])
  first.abort()
  await Promise.resolve()
  expect(told.flat().filter((wish) => 'stop' in wish)).toEqual([])

  second.abort()
  expect(told.flat().filter((wish) => 'stop' in wish)).toHaveLength(1)
  await expect(other).rejects.toMatchObject({ why: 'stopped' })
})

/** What the bench does inside a page with archives: with the app's own worker, and as plainly as it can be done. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { rolldown } from 'rolldown'
import type { Contents } from '../../src/contract/sync.ts'
import { type Order, packLock } from '../../src/packs/protocol.ts'

interface WithRemoval {
  removal: typeof import('./removal.ts')
}

export interface Download {
  ms: number
  bytes: number
}

/** Reads so many bytes of a file and throws them away. */
export const plainly = (page: Page, url: string, bytes: number): Promise<Download> =>
  page.evaluate(
    async ([address, last]) => {
      const begun = performance.now()
      const response = await fetch(address, { headers: { range: `bytes=0-${last - 1}` }, cache: 'no-store' })
      const reader = response.body?.getReader()
      let got = 0
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        got += part.value.length
      return { ms: performance.now() - begun, bytes: got }
    },
    [url, bytes] as const,
  )

export interface Stored extends Download {
  /** ms until the disk had taken it, which goes on after it is said that it is kept */
  flushed: number
}

/** Stores an archive with the app's worker, as the page does: one worker, one order after another. */
export const stored = (page: Page, worker: string, order: Order): Promise<Stored> =>
  page.evaluate(
    async ([script, given, lock]) => {
      const begun = performance.now()
      const kept = globalThis as unknown as { worker?: Worker }
      kept.worker ??= new Worker(script, { type: 'module' })
      const running = kept.worker
      const bytes = await new Promise<number>((resolve, reject) => {
        running.onmessage = ({ data }) => {
          if ('kept' in data) resolve(data.kept)
          else if ('failed' in data) reject(new Error(data.failed))
        }
        running.onerror = (event) => reject(new Error(event.message))
        running.postMessage({ order: given })
      })
      const ms = performance.now() - begun
      navigator.serviceWorker.controller?.postMessage({ type: 'PACKS_CHANGED' })
      const flushed = await navigator.locks.request(lock, () => performance.now() - begun)
      return { ms, bytes, flushed }
    },
    [worker, order, packLock(order.name)] as const,
  )

/** Brings the app's own removal into a page. */
export async function bringRemoval(page: Page): Promise<void> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'removal.ts') })
  const { output } = await bundle.generate({ format: 'iife', name: 'removal' })
  await page.evaluate(output[0].code)
}

/**
 * Removes a kept specimen as the app does: what is remembered of it, archive, witness, pictures; once its download has
 * ended, which goes on writing to the disk after it said that it is kept. @returns ms
 */
export const removed = (page: Page, pack: Contents['packs'][number]): Promise<number> =>
  page.evaluate(async (given) => {
    const { entryOf, writeEntry, removeEntry, fileOf, packLock } = (globalThis as unknown as WithRemoval)
      .removal
    const pictures = ['thumb.webp', 'mini.webp'].map((name) => given.url.replace(/pack$/, name))
    const entry = entryOf(`specimen:${given.specimenId}`, { packs: [given], calls: [], pictures })
    if (!entry) throw new Error('no entry')
    await writeEntry(1, entry)
    await navigator.locks.request(packLock(fileOf(given.url)), () => undefined)
    const begun = performance.now()
    await removeEntry(1, entry)
    return performance.now() - begun
  }, pack)

/** Asks for all of these at once and reads them. @returns ms until the last one stands */
export const burst = (page: Page, addresses: string[]): Promise<number> =>
  page.evaluate(async (all) => {
    const begun = performance.now()
    const sizes = await Promise.all(
      all.map(async (address) => {
        const response = await fetch(address)
        if (!response.ok) throw new Error(`${response.status} ${address}`)
        return (await response.blob()).size
      }),
    )
    if (sizes.some((size) => size === 0)) throw new Error('empty tile')
    return performance.now() - begun
  }, addresses)

/** A service worker that does nothing but answer from the Cache API, and a page under it. */
export const bareWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.url.endsWith('.webp')) event.respondWith(caches.match(event.request))
})`

/** Fills the Cache API with so many tiles of so many bytes. @returns their addresses */
export const fillCache = (page: Page, count: number, bytes: number): Promise<string[]> =>
  page.evaluate(
    async ([tiles, length]) => {
      const registration = await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20))
      await registration.update()
      const cache = await caches.open('tiles')
      const addresses = Array.from({ length: tiles }, (_, at) => `${location.origin}/${at}.webp`)
      for (const address of addresses) {
        const body = crypto.getRandomValues(new Uint8Array(length))
        await cache.put(address, new Response(body, { headers: { 'content-type': 'image/webp' } }))
      }
      return addresses
    },
    [count, bytes] as const,
  )

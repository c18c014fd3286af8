/** Our queue and workbox-background-sync's, each as a page fills it and makes it send. */
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { rolldown } from 'rolldown'
import type { QueueRow } from '../../src/device/stored.ts'
import { ids, storedIn } from '../tools/device.ts'
import { fillSignIn } from '../tools/steps.ts'
import { type Given, queueUp, untilEmpty } from './queueTools.ts'

export const user = 'student2'

export interface Queue {
  name: string
  /** makes a device ready for it, before its pages are opened */
  prepare(context: BrowserContext): Promise<unknown>
  fill(page: Page, rows: Given[]): Promise<unknown>
  /** ms until nothing waits any more, but what it keeps as `refused` */
  empty(page: Page, refused?: number): Promise<number>
  /** why, for each that it keeps as refused */
  refused(page: Page): Promise<string[]>
  /** its session ends while it sends, and the person signs in again where that is asked for; `end`: it has sent all */
  signInAgain(page: Page, end: Promise<unknown>, heal: () => void): Promise<unknown>
}

export const ours: Queue = {
  name: 'ours',
  prepare: async () => undefined,
  fill: queueUp,
  empty: untilEmpty,
  refused: async (page) => {
    const rows = await storedIn<QueueRow>(page, `wk-user-${ids[user]}`, 'queue')
    return rows.flatMap(({ state, lastError }) => (state === 'parked' ? (lastError?.text ?? []) : []))
  },
  signInAgain: async (page, _, heal) => {
    await page.waitForURL('**/account/login*')
    heal()
    await fillSignIn(page, user, 'Student-2026')
    await page.waitForURL((url) => !url.pathname.includes('/account/'))
  },
}

interface WorkboxQueue {
  pushRequest(entry: { request: Request }): Promise<void>
  replayRequests(): Promise<void>
  size(): Promise<number>
}
interface WithWorkbox {
  workboxQueue: { Queue: new (name: string, options: object) => WorkboxQueue }
  waiting: WorkboxQueue
}

const submitPath = '/dh-questionbank/practise/chapter/submit'

/** It keeps requests, with the token that they were made with; `keyed`: each with an Idempotency-Key, as ours are. */
export async function workbox(token: string, keyed: boolean): Promise<Queue> {
  // as an app bundles it
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../../node_modules/workbox-background-sync/index.mjs'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'workboxQueue' })
  const code = output[0].code
  /** A sending that fails is begun again, as `sync` does. */
  const empty = (page: Page) =>
    page.evaluate(async () => {
      const { waiting } = globalThis as unknown as WithWorkbox
      const from = performance.now()
      for (let tries = 0; tries < 40 && (await waiting.size()) > 0; tries++)
        await waiting.replayRequests().catch(() => new Promise((resolve) => setTimeout(resolve, 1000)))
      return performance.now() - from
    })
  return {
    name: keyed ? 'workbox with a key in each request' : 'workbox-background-sync',
    prepare: (context) =>
      // without the browser's own timer: it is replayed when it is told to, as ours is
      context.addInitScript(`globalThis.registration = {};${code};globalThis.workboxQueue = workboxQueue
        globalThis.waiting = new workboxQueue.Queue('bench', { onSync: () => undefined })`),
    fill: (page, rows) =>
      page.evaluate(
        async ({ path, bearer, inputs, withKey }) => {
          const { waiting } = globalThis as unknown as WithWorkbox
          for (const input of inputs) {
            const request = new Request(path, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                authorization: `Bearer ${bearer}`,
                ...(withKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
              },
              body: JSON.stringify(input),
            })
            await waiting.pushRequest({ request })
          }
        },
        {
          path: submitPath,
          bearer: token,
          inputs: rows.map(({ lane: _, ...given }) => given),
          withKey: keyed,
        },
      ),
    empty,
    // an answer of any kind is the end of a request
    refused: async () => [],
    // nobody is told that it ended, until all has been sent into it
    signInAgain: async (_, end, heal) => {
      await end
      heal()
    },
  }
}

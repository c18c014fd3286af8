/** The worker on its own: what wakes it, and who watches it without being a page of the app. */
import type { Page } from 'playwright'
import type { Stage } from './stage.ts'

/** Does what the browser does when the network is back: fires `sync` in the worker that controls this page. */
export async function wakeWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag: 'outbox',
    lastChance: false,
  })
  await session.detach()
}

/** A page of this origin outside the app: the worker does not take it for one. */
export async function watchman({ context, origin }: Stage): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/healthz`)
  return page
}

/** The worker that answers this page: whether it runs now, and how it is stopped as `stopWorkers` does. */
export async function followWorker(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  let running = false
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { status, runningStatus } of versions)
      if (status === 'activated') running = runningStatus === 'running'
  })
  await cdp.send('ServiceWorker.enable')
  return {
    isRunning: () => running,
    async stop() {
      await cdp.send('ServiceWorker.stopAllWorkers')
      running = false
    },
  }
}

/** Ends every worker at once, as a browser does with those that have nothing to do: the next event starts one anew. */
export async function stopWorkers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.detach()
}

/**
 * The script sent as `sw.js` while `WORKER=off`: the way out when a release brought a worker that breaks the app. It
 * answers nothing, so that every page comes from the network again, and touches nothing that the device keeps; the next
 * good worker takes its place as any new version does.
 */
const script = `
// only a worker that stood here before it has pages to be freed of it
const replaces = Boolean(self.registration.active)
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  if (!replaces) return
  event.waitUntil(
    self.clients.claim()
      .then(() => self.clients.matchAll({ type: 'window' }))
      .then((pages) => { for (const page of pages) page.navigate(page.url) }),
  )
})
`

export const workerOff = () =>
  new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })

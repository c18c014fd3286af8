/** The next release of the built app: another index.html under a worker that knows it. */
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The build that the tests run against. */
export const currentRelease = process.env.DIST_DIR ?? join(import.meta.dirname, '../../dist')

/**
 * Copies the build and marks the copy's page with `<meta name="release" content="next">`.
 * @returns the folder; who asked for it removes it
 */
export function nextRelease(): string {
  const dist = mkdtempSync(join(tmpdir(), 'vitrine-next-'))
  cpSync(currentRelease, dist, { recursive: true })
  const index = join(dist, 'index.html')
  const before = readFileSync(index)
  const after = Buffer.from(before.toString().replace('<head>', '<head><meta name="release" content="next">'))
  writeFileSync(index, after)
  const worker = join(dist, 'sw.js')
  const sha = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
  const script = readFileSync(worker, 'utf8')
  const changed = script.replace(sha(before), sha(after)).replace(md5(before), md5(after))
  if (!changed.includes(sha(after)) || !changed.includes(md5(after)))
    throw new Error('sw.js does not know index.html')
  writeFileSync(worker, changed)
  // packed twins would be served in their place
  for (const name of ['index.html.br', 'sw.js.br']) rmSync(join(dist, name), { force: true })
  return dist
}

/** A release whose worker takes every page over and answers it with a failure. */
export function brokenRelease(): string {
  const dist = mkdtempSync(join(tmpdir(), 'vitrine-broken-'))
  cpSync(currentRelease, dist, { recursive: true })
  rmSync(join(dist, 'sw.js.br'), { force: true })
  writeFileSync(
    join(dist, 'sw.js'),
    `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(new Response('broken', { status: 500 })))`,
  )
  return dist
}

/** A release whose worker never answers the next navigation after each message `HANG`, which it confirms. */
export function hangingRelease(): string {
  return prefixedRelease(
    'hanging',
    `let hangs = false
addEventListener('message', ({ data, source }) => {
  if (data !== 'HANG') return
  hangs = true
  source.postMessage('HANGS')
})
addEventListener('fetch', (event) => {
  if (!hangs || event.request.mode !== 'navigate') return
  hangs = false
  event.respondWith(new Promise(() => undefined))
  event.stopImmediatePropagation()
})`,
  )
}

/** A copy of the build whose worker runs this script first. */
function prefixedRelease(name: string, script: string): string {
  const dist = mkdtempSync(join(tmpdir(), `vitrine-${name}-`))
  cpSync(currentRelease, dist, { recursive: true })
  rmSync(join(dist, 'sw.js.br'), { force: true })
  const worker = join(dist, 'sw.js')
  writeFileSync(worker, `${script};\n${readFileSync(worker, 'utf8')}`)
  return dist
}

/** A release whose worker's clock is so many ms ahead of the device's: a browser tool's clock does not reach a worker. */
export const clockedRelease = (ms: number): string =>
  prefixedRelease('clocked', `{ const now = Date.now.bind(Date); Date.now = () => now() + ${ms} }`)

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
const home = mkdtempSync(join(tmpdir(), 'vitrine-dist-'))
const html = '<!doctype html><title>Vitrine</title><script>boot()</script>'
const script = `export const text = '${'x'.repeat(5000)}'`
const pack = Buffer.from(Array.from({ length: 400_000 }, (_, n) => n % 251))
const folder = 'slide/1-00112233445566778899'

let service: Running

const put = (root: string, name: string, bytes: string | Uint8Array) => {
  const place = join(root, name)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, bytes)
}

beforeAll(async () => {
  put(home, 'dist/index.html', html)
  put(home, 'dist/assets/app-1a2b.js', script)
  put(home, 'dist/assets/app-1a2b.js.br', brotliCompressSync(script))
  put(home, 'dist/sw.js', 'self')
  put(home, 'dist/static/version.json', '{"version":"1"}')
  put(home, 'dist/.secret.txt', 'no')
  put(home, 'secret.txt', 'no')
  const [sqlite] = places
  if (!sqlite) throw new Error('no database')
  service = await start(sqlite, { dist: join(home, 'dist') })
  await seed(service.service.db)
  put(join(service.dataDir, 'media'), `${folder}/pack`, pack)
  put(join(service.dataDir, 'media'), `${folder}/9/0_0.webp`, 'RIFF')
  put(join(service.dataDir, 'media'), 'own/7/a.png', 'PNG')
})
afterAll(async () => {
  await service.stop()
  await stop()
  rmSync(home, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  service.raw(path, { method, headers: { 'accept-encoding': 'identity', ...headers } })
const navigate = { accept: 'text/html,*/*' }

/** As it is written, without the tidying that fetch does. */
const status = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(service.origin)
    request({ host: '127.0.0.1', port, path, headers: navigate }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test('C001 the version of the build is a file that is asked for anew each time', async () => {
  const answer = await get('/wk_mobile/static/version.json')
  expect([answer.headers.get('cache-control'), await answer.json()]).toEqual(['no-cache', { version: '1' }])
})

test('B01 every place in the app gets the app, and only a place in the app', async () => {
  for (const path of ['', 'account/login', 'exercise/chapter/question/12?x=1', '%E5%BD%A2', 'my/', 'a.b/c']) {
    const answer = await get(`/wk_mobile/${path}`, navigate)
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, html])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  }
  const plain = await get('/wk_mobile', navigate)
  expect([plain.status, plain.headers.get('location')]).toEqual([302, '/wk_mobile/'])
})

test('F48 what is missing is missing: assets, tiles and calls never get the shell', async () => {
  for (const path of [
    '/wk_mobile/assets/app-gone.js',
    '/wk_mobile/assets/',
    '/wk_mobile/assets/app',
    '/wk_mobile/gone.css',
    '/wk_mobile/media/slide/1-99887766554433221100/9/7_7.webp',
    `/wk_mobile/media/${folder}`,
    '/wk_mobile/media/',
    '/wk',
    '/wk_mobilex/',
    '/dh-nothing/x',
  ]) {
    const answer = await get(path, navigate)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      404,
      'application/json; charset=utf-8',
    ])
  }
  expect((await get('/wk_mobile/account/login', { accept: '*/*', 'sec-fetch-mode': 'cors' })).status).toBe(
    404,
  )
})

test('no address leads out of the folders, to a dot file or past a NUL', async () => {
  for (const path of [
    '/wk_mobile/../secret.txt',
    '/wk_mobile/%2e%2e/secret.txt',
    '/wk_mobile/..%2fsecret.txt',
    '/wk_mobile/%2e%2e%2fsecret.txt',
    '/wk_mobile/..\\secret.txt',
    '/wk_mobile/assets/../../secret.txt',
    '/wk_mobile/.secret.txt',
    '/wk_mobile/sw.js%00.png',
    '/wk_mobile/%zz.js',
    '/wk_mobile/media/../vitrine.db',
    '/wk_mobile/media/%2e%2e/vitrine.db',
    '/wk_mobile/media/..%2fvitrine.db',
    '/wk_mobile/media/slide/..%2fown/7/a.png',
    '/wk_mobile/media//own/7/a.png',
    '/wk_mobile/media/%6fwn/7/a.png',
  ])
    expect([path, await status(path)]).toEqual([path, expect.toBeOneOf([400, 401, 404])])
})

test('a long reply is compressed with brotli for callers that accept it', async () => {
  const long = await get('/openapi.json', { 'accept-encoding': 'br' })
  expect(long.headers.get('content-encoding')).toBe('br')
  expect(await long.json()).toEqual(await (await get('/openapi.json')).json())
  const info = await get('/dh-usercenter/system/anon/info', { 'accept-encoding': 'br' })
  expect(info.headers.get('content-encoding')).toBe(null)
})

test('hashed files are cached as immutable, the service worker is not', async () => {
  const plain = await get('/wk_mobile/assets/app-1a2b.js')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
    null,
    'Accept-Encoding',
  ])
  const packed = await get('/wk_mobile/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', script])
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  expect((await get('/wk_mobile/sw.js')).headers.get('cache-control')).toBe('no-cache')
  expect((await get(`/wk_mobile/media/${folder}/9/0_0.webp`)).headers.get('content-type')).toBe('image/webp')
})

test('what the caller has already is not sent again, until it changes', async () => {
  const etag = (await get('/wk_mobile/sw.js')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  const again = await get('/wk_mobile/sw.js', { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  utimesSync(join(home, 'dist/sw.js'), 1, 1)
  expect((await get('/wk_mobile/sw.js', { 'if-none-match': etag })).status).toBe(200)
  const head = await get('/wk_mobile/sw.js', {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', ''])
})

test('an archive comes in ranges, and anew and whole when it is another by now', async () => {
  const path = `/wk_mobile/media/${folder}/pack`
  const whole = await get(path)
  const etag = whole.headers.get('etag') ?? ''
  expect(etag).toBe('"00112233445566778899-pack"')
  expect(Buffer.from(await whole.arrayBuffer()).equals(pack)).toBe(true)
  const part = await get(path, { range: 'bytes=100000-', 'if-range': etag })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    'bytes 100000-399999/400000',
    '300000',
  ])
  expect(Buffer.from(await part.arrayBuffer()).equals(pack.subarray(100_000))).toBe(true)
  const small = await get(path, { range: 'bytes=5-9' })
  expect([...Buffer.from(await small.arrayBuffer())]).toEqual([5, 6, 7, 8, 9])
  for (const other of ['"other"', `W/${etag}`, new Date().toUTCString()])
    expect((await get(path, { range: 'bytes=5-9', 'if-range': other })).status).toBe(200)
  const behind = await get(path, { range: 'bytes=400000-' })
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */400000'])
  expect((await get(path, { range: 'bytes=0-1,5-6' })).status).toBe(200)
})

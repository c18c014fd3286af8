/** Archives for offline: how fast they are stored beside a plain download, removed, mended and read. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Order } from '../../src/packs/protocol.ts'
import { packFile } from '../../src/rules/pack.ts'
import { type Archive, makeArchive, placeArchive } from '../tools/archive.ts'
import { openBrowser, type Session } from '../tools/browser.ts'
import { controlled } from '../tools/device.ts'
import { flipBit } from '../tools/opfs.ts'
import { startProxy, type Proxy as Wire } from '../tools/proxy.ts'
import { freePort, type Service, startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import {
  bareWorker,
  bringRemoval,
  burst,
  type Download,
  fillCache,
  plainly,
  removed,
  type Stored,
  stored,
} from './packPage.ts'

const tileBytes = 13_000
const sizes = [1500, 6000, 20_000]
const rounds = 16
/** PACK_WHOLE=1: the large ones whole on the slow link too, once, in 25 minutes. */
const isWhole = Boolean(process.env.PACK_WHOLE)
/** A turn of the smallest takes a minute and a half there. */
const slowRounds = isWhole ? 1 : 3
/** Bytes on the slow link of all but the smallest: 4 Mbit/s would take minutes for more. */
const slowBytes = isWhole ? Number.POSITIVE_INFINITY : 6_000_000
const link = { kind: 'slow', bytesPerSecond: 500_000, ms: 150 } as const

interface Bench {
  service: Service
  wire: Wire
  page: Page
  worker: string
}

const speed = ({ ms, bytes }: Download) => bytes / ms
const shown = (runs: Download[]) => runs.map(({ ms }) => ms.toFixed(0)).join(' ')
const nameOf = ({ folder }: Archive) => packFile(`/media/${folder}`)

const orderOf = (archive: Archive, wanted: number, fresh: boolean): Order => ({
  url: `${archive.url}pack`,
  name: nameOf(archive),
  wanted,
  etag: archive.etag,
  fresh,
})

const packOf = ({ url, etag, bytes }: Archive) => ({
  ...{ specimenId: 1, url: `${url}pack`, etag },
  bytes: bytes.length,
})

/**
 * Touches as much memory as a file fills: where memory is handed to a machine by its host, whoever comes first pays for
 * it, and a download that is thrown away needs none of it.
 */
function warm(bytes: Buffer, dataDir: string) {
  const file = join(dataDir, 'warm')
  writeFileSync(file, bytes)
  rmSync(file)
}

/** Both, in turns: whatever else this machine does meets both alike. */
async function raced(bench: Bench, archive: Archive, origin: string, bytes: number, turns: number) {
  const [plain, ours, removals]: [Download[], Stored[], number[]] = [[], [], []]
  const { page, worker, service } = bench
  const order = orderOf(archive, bytes, true)
  const takePlain = async () => plain.push(await plainly(page, `${origin}${archive.url}pack`, bytes))
  const takeOurs = async () => ours.push(await stored(page, worker, order))
  for (let turn = 0; turn < turns; turn++) {
    const removal = await removed(page, packOf(archive))
    if (turn > 0) removals.push(removal)
    for (const take of turn % 2 === 0 ? [takePlain, takeOurs] : [takeOurs, takePlain]) {
      warm(archive.bytes.subarray(0, bytes), service.dataDir)
      await take()
    }
  }
  const ratio = (100 * median(ours.map(speed))) / median(plain.map(speed))
  const runs = `ours ${shown(ours)} ms · plain download ${shown(plain)} ms`
  return { ratio, removals, runs, flushed: ours.map(({ flushed }) => flushed) }
}

async function openApp({ page }: Session, origin: string): Promise<Page> {
  await page.goto(`${origin}${base}/account/login`)
  await controlled(page)
  await bringRemoval(page)
  return page
}

/** One archive through all of it. */
async function archiveFigures(bench: Bench, slow: Page, archive: Archive, tiles: number) {
  const all = archive.bytes.length
  const what = `${tiles} tiles, ${(all / 1e6).toFixed(0)} MB`
  const fast = await raced(bench, archive, '', all, tiles === sizes[0] ? rounds : rounds / 2)
  bench.wire.fault(/\/pack$/, link)
  bench.wire.fault(/manifest\.json$/, { kind: 'delay', ms: 150 })
  const part = tiles === sizes[0] ? all : Math.min(all, slowBytes)
  const over = await raced({ ...bench, page: slow }, archive, '', part, slowRounds)
  bench.wire.pass()

  // one flipped bit: how much comes again
  await flipBit(bench.page, nameOf(archive), Math.floor(all / 3), 3)
  const proxied = `${bench.wire.origin}${archive.url}pack`
  await flipBit(slow, nameOf(archive), 2_000_000, 5)
  const from = bench.wire.seen.length
  await stored(slow, bench.worker, orderOf(archive, part, false))
  const again = bench.wire.seen
    .slice(from)
    .filter(({ path }) => proxied.endsWith(path))
    .reduce((sum, { sent }) => sum + sent, 0)
  if (again === 0) throw new Error('a flipped bit was not met')
  await stored(bench.page, bench.worker, orderOf(archive, all, false))
  const figures: Figure[] = [
    {
      name: `pack of ${what}: stored, loopback, part of a plain download's speed`,
      value: fast.ratio,
      unit: '%',
      limit: 80,
      good: 'at least',
      runs: fast.runs,
    },
    {
      name: `pack of ${what}: stored, loopback, until the disk has taken it`,
      value: median(fast.flushed),
      unit: 'ms',
      runs: `${fast.flushed.map((ms) => ms.toFixed(0)).join(' ')} ms`,
    },
    {
      name: `pack of ${what}: stored, 4 Mbit/s, 150 ms, part of a plain download's speed`,
      value: over.ratio,
      unit: '%',
      limit: 95,
      good: 'at least',
      runs: `the first ${(part / 1e6).toFixed(1)} MB; ${over.runs}`,
    },
    {
      name: `pack of ${what}: a flipped bit, fetched again`,
      value: again / 2 ** 20,
      unit: 'MiB',
      limit: 1,
      good: 'at most',
      runs: `${again} bytes`,
    },
  ]
  return { figures, removals: fast.removals }
}

/** A screenful of the finest tiles, eight by five, another one each time. */
const someTiles = ({ url, grid }: Archive, round: number) => {
  const { columns = 8, rows = 5 } = grid.levels.at(-1) ?? {}
  const level = grid.minLevel + grid.levels.length - 1
  const left = (round * 11) % Math.max(1, columns - 8)
  const top = (round * 7) % Math.max(1, rows - 5)
  return Array.from(
    { length: 40 },
    (_, n) => `${url}${level}/${left + (n % 8)}_${top + Math.floor(n / 8)}.webp`,
  )
}

async function reading(bench: Bench, bare: Page, archives: Archive[]): Promise<Figure[]> {
  const cached = await fillCache(bare, 400, tileBytes)
  const times: number[][] = archives.map(() => [])
  const cache: number[] = []
  for (const one of [bare, bench.page]) await one.context().setOffline(true)
  for (let round = -2; round < 15; round++) {
    const asked = Array.from(
      { length: 40 },
      (_, n) => cached[((round + 2) * 97 + n * 7) % cached.length] ?? '',
    )
    const own = await burst(bare, asked)
    if (round >= 0) cache.push(own)
    // each of them as often the first after the other page
    for (let turn = 0; turn < archives.length; turn++) {
      const at = (round + turn + 2) % archives.length
      const archive = archives[at]
      if (!archive) continue
      const ms = await burst(bench.page, someTiles(archive, round + 2))
      if (round >= 0) times[at]?.push(ms)
    }
  }
  await bench.page.context().setOffline(false)
  const list = (all: number[]) => all.map((ms) => ms.toFixed(0)).join(' ')
  const figures = archives.map((_, at): Figure => {
    const own = times[at] ?? []
    return {
      name: `40 tiles offline out of ${sizes[at]}, beside a worker with the Cache API`,
      value: median(own) / median(cache),
      unit: 'x',
      limit: 1.2,
      good: 'at most',
      runs: `ours ${list(own)} ms · Cache API ${list(cache)} ms`,
    }
  })
  const [few = [], , many = []] = times
  return [
    ...figures,
    {
      name: `40 tiles offline, out of ${sizes.at(-1)} beside out of ${sizes[0]}`,
      value: median(many) / median(few),
      unit: 'x',
      limit: 1.2,
      good: 'at most',
      runs: `medians ${median(few).toFixed(1)} and ${median(many).toFixed(1)} ms`,
    },
  ]
}

async function startBare(): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const server = createServer((incoming, response) => {
    const isWorker = incoming.url === '/sw.js'
    response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' })
    response.end(isWorker ? bareWorker : '<!doctype html><title>bare</title>')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** The app's worker in the build that is served. */
function workerOf(): string {
  const dist = process.env.DIST_DIR ?? join(import.meta.dirname, '../../dist')
  const name = readdirSync(join(dist, 'assets')).find((one) => /^download\.worker-.*\.js$/.test(one))
  return `${base}/assets/${name}`
}

export async function packs(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const wire = await startProxy(service.origin)
  const bare = await startBare()
  // profiles on disk, as a student's device has them: what a private window writes never leaves its memory
  const devices = [await openBrowser(), await openBrowser(), await openBrowser()] as const
  const archives = sizes.map((tiles, at) =>
    makeArchive(at + 1, `${at}0123456789abcdef${tiles}`, tiles, tileBytes),
  )
  for (const [at, archive] of archives.entries()) placeArchive(service.dataDir, at + 1, archive)
  try {
    const page = await openApp(devices[0], service.origin)
    const slow = await openApp(devices[1], wire.origin)
    const bench: Bench = { service, wire, page, worker: workerOf() }
    const figures: Figure[] = []
    const removals: number[][] = []
    for (const [at, archive] of archives.entries()) {
      const measured = await archiveFigures(bench, slow, archive, sizes[at] ?? 0)
      figures.push(...measured.figures)
      removals.push(measured.removals)
    }
    const barePage = devices[2].page
    await barePage.goto(bare.origin)
    figures.push(...(await reading(bench, barePage, archives)))
    return [
      ...figures,
      {
        name: 'a pack is removed, the slowest of the three',
        value: Math.max(...removals.map(median)),
        unit: 'ms',
        limit: 100,
        good: 'at most',
        runs: removals
          .map((all, at) => `${sizes[at]} tiles ${all.map((ms) => ms.toFixed(0)).join(' ')} ms`)
          .join(' · '),
      },
    ]
  } finally {
    for (const device of devices) await device.close()
    bare.close()
    await wire.close()
    for (const { folder } of archives)
      rmSync(join(service.dataDir, 'media', folder), { recursive: true, force: true })
    await service.remove()
  }
}

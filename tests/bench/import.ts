/** Real slides: the import's whole way beside the cutting of tiles alone, and how much memory it takes. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillSubjects } from '../../exchange/newSchool/fillSubjects.ts'
import { subjects } from '../../exchange/newSchool/subjects.ts'
import { writeStrips } from '../../exchange/source/strips.ts'
import { drawings } from '../../sample/drawing/index.ts'
import { openMigrated } from '../../server/store/db.ts'
import { type Figure, median } from './figures.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const root = join(import.meta.dirname, '../..')
const fast = { width: 20_000, height: 15_000 }
/** By hand also larger: BENCH_IMPORT=100000x80000 */
const [width = 40_000, height = 30_000] = (process.env.BENCH_IMPORT ?? '').match(/\d+/g)?.map(Number) ?? []
const heavy = { width, height }
const patchPx = 2048

interface Size {
  width: number
  height: number
}

/** A slide of drawn kidney, again and again beside itself, in strips without compression. */
async function makeSlide(path: string, { width, height }: Size) {
  const kidney = drawings.kidney
  if (!kidney) throw new Error('There is no kidney.')
  const drawn = kidney.plan(7).render(patchPx / Math.max(kidney.widthUm, kidney.heightUm))
  const rowOf = (y: number) => {
    const from = (y % drawn.height) * drawn.width * 3
    return drawn.rgb.subarray(from, from + drawn.width * 3)
  }
  await writeStrips(path, { width, height, rows: 256 }, async (top, rows) => {
    const strip = Buffer.alloc(width * rows * 3)
    for (let y = 0; y < rows; y++) {
      const line = strip.subarray(y * width * 3, (y + 1) * width * 3)
      for (let at = 0; at < line.length; at += drawn.width * 3)
        line.set(rowOf(top + y).subarray(0, line.length - at), at)
    }
    return strip
  })
}

interface Run {
  seconds: number
  /** MB, at its highest; 0 where the system does not tell */
  peak: number
}

/** Runs a command until it ends. @throws with what it said where it fails */
async function timed(command: string, args: string[], env: Record<string, string> = {}): Promise<Run> {
  const begun = performance.now()
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  let peak = 0
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peak = Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? peak * 1000) / 1000
    } catch {
      // it has ended, or this system has no /proc
    }
  }, 50)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${command} ${args[0]}: ${said}`)
  return { seconds: (performance.now() - begun) / 1000, peak }
}

/** A school without specimens, then the command as a teacher runs it. */
async function imported(folder: string, slide: string): Promise<Run> {
  const dataDir = mkdtempSync(join(folder, 'school-'))
  const db = await openMigrated({ dataDir })
  await fillSubjects(db.kysely, subjects)
  await db.close()
  const place = ['--subject', 'histology', '--catalog', 'urinary-system', '--um', '0.25']
  const args = ['exchange/main.ts', 'slides', slide, ...place]
  const run = await timed(process.execPath, args, { DATA_DIR: dataDir, DATABASE_URL: '' })
  rmSync(dataDir, { recursive: true })
  return run
}

const hasVips = spawnSync('vips', ['--version']).status === 0

async function cutAlone(folder: string, slide: string): Promise<Run> {
  const place = join(folder, 'alone')
  const vips = [
    'dzsave',
    slide,
    place,
    '--tile-size',
    '512',
    '--overlap',
    '0',
    '--suffix',
    '.webp[Q=75,effort=2]',
  ]
  const run = hasVips
    ? await timed('vips', vips)
    : await timed(process.execPath, ['tests/bench/dzsave.ts', slide, place])
  for (const name of [`${place}_files`, `${place}.dzi`]) rmSync(name, { recursive: true, force: true })
  return run
}

const secondsOf = (runs: Run[]) => runs.map(({ seconds }) => seconds.toFixed(1)).join(' ')

async function speed(folder: string): Promise<Figure> {
  const slide = join(folder, 'fast.tif')
  await makeSlide(slide, fast)
  const [ours, alone]: [Run[], Run[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) alone.push(await cutAlone(folder, slide))
    ours.push(await imported(folder, slide))
    if (round % 2 === 1) alone.push(await cutAlone(folder, slide))
  }
  rmSync(slide)
  const peer = hasVips
    ? 'vips dzsave'
    : "the same libvips's dzsave called by sharp in a process of its own, since this machine has no vips command"
  const medians = [ours, alone].map((runs) => median(runs.map(({ seconds }) => seconds)))
  return {
    name: `import of ${fast.width} × ${fast.height} px, part of the time of cutting tiles alone`,
    value: (medians[0] ?? 0) / (medians[1] ?? 1),
    unit: '×',
    limit: 1.3,
    good: 'at most',
    runs: `ours ${secondsOf(ours)} s · ${peer}, same tile size and quality: ${secondsOf(alone)} s`,
  }
}

async function memory(folder: string): Promise<Figure> {
  const slide = join(folder, 'heavy.tif')
  await makeSlide(slide, heavy)
  const run = await imported(folder, slide)
  rmSync(slide)
  return {
    name: `import of ${heavy.width} × ${heavy.height} px, memory at its highest`,
    value: run.peak || Number.NaN,
    unit: 'MB',
    limit: 400,
    good: 'at most',
    runs: `${run.seconds.toFixed(0)} s`,
  }
}

/** It makes its own schools: slides do not need the sample's. */
export async function importing(): Promise<Figure[]> {
  const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'vitrine-import-'))
  try {
    return [await speed(folder), await memory(folder)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

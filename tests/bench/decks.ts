/** A PDF becoming a deck: against pdftoppm and sharp alone in the same run, and what the others wait meanwhile. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { convertDeck } from '../../exchange/decks/convert.ts'
import { encodePage } from '../../exchange/decks/pageImage.ts'
import { parsePpm, runProgram } from '../../exchange/decks/poppler.ts'
import { findConverter } from '../../server/media/converters.ts'
import { setCredentials } from '../../src/api/call.ts'
import { uploadFile } from '../../src/api/upload.ts'
import type { Job } from '../../src/contract/jobs.ts'
import { startService } from '../tools/service.ts'
import { ask, tokenOf } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { probeHealth } from './stalls.ts'

const pages = 60
const rounds = 3
const withPopplerLimit = 1.3
const withoutPopplerLimit = 4
const stallLimitMs = 50

/** Slides of the school as a PDF: words and photographs, as teachers bring them. */
async function makePdf(school: string): Promise<Buffer> {
  const folder = join(school, 'media/deck')
  const [deck = ''] = readdirSync(folder)
  const names = readdirSync(join(folder, deck)).filter((name) => /^\d+\.webp$/.test(name))
  const document = new PDFDocument()
  for (let no = 0; no < pages; no++) {
    const image = await loadImage(join(folder, deck, names[no % names.length] ?? ''))
    // decoded once: a PDF holds its own copy of each picture
    const canvas = createCanvas(image.width, image.height)
    canvas.getContext('2d').drawImage(image, 0, 0)
    const pen = document.beginPage(960, 540) as unknown as SKRSContext2D
    pen.drawImage(canvas, 0, 0, 960, 540)
    pen.fillStyle = '#1f1a2e'
    pen.font = '18px sans-serif'
    for (let line = 0; line < 6; line++)
      pen.fillText(`Page ${no + 1}, line ${line + 1}: glomerulus`, 40, 380 + line * 24)
    document.endPage()
  }
  return Buffer.from(document.close())
}

/** Time (ms) that pdftoppm and sharp take, one after the other, and nothing else. */
async function timePlain(pdftoppm: string, path: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-plain-'))
  const begun = performance.now()
  await runProgram(
    pdftoppm,
    ['-scale-to-x', '1600', '-scale-to-y', '-1', path, join(folder, 'p')],
    process.env,
  )
  for (const name of readdirSync(folder)) {
    const page = parsePpm(readFileSync(join(folder, name)))
    if (page) await encodePage(page)
  }
  const took = performance.now() - begun
  rmSync(folder, { recursive: true })
  return took
}

async function timeConversion(path: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-deck-'))
  const files = [{ path, name: 'deck.pdf', type: 'pdf' }]
  const begun = performance.now()
  await convertDeck({ files, dataDir, workFolder: join(dataDir, 'work'), onStep: async () => undefined })
  const took = performance.now() - begun
  rmSync(dataDir, { recursive: true })
  return took
}

const seconds = (times: number[]) => times.map((ms) => (ms / 1000).toFixed(1)).join(' ')

async function compareTools(path: string): Promise<Figure[]> {
  const pdftoppm = findConverter('pdftoppm')
  if (!pdftoppm)
    return [{ name: 'pdftoppm is not on this machine', value: 0, unit: '', runs: 'not compared' }]
  const [plain, own, without]: number[][] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    plain?.push(await timePlain(pdftoppm, path))
    own?.push(await timeConversion(path))
    process.env.PDFTOPPM = 'none'
    without?.push(await timeConversion(path))
    delete process.env.PDFTOPPM
  }
  const against = (times: number[] = []) => median(times) / median(plain ?? [])
  return [
    {
      name: `a PDF of ${pages} pages against pdftoppm and sharp alone`,
      value: against(own),
      unit: 'times',
      limit: withPopplerLimit,
      good: 'at most',
      runs: `ours: ${seconds(own ?? [])} s · alone: ${seconds(plain ?? [])} s`,
    },
    {
      name: 'the same where pdftoppm is not, by pdf.js',
      value: against(without),
      unit: 'times',
      limit: withoutPopplerLimit,
      good: 'at most',
      runs: `${seconds(without ?? [])} s`,
    },
  ]
}

/** Asks for /healthz all the time while the service's job converts. */
async function measureStalls(school: string, pdf: Buffer): Promise<Figure> {
  const service = await startService({ copyOf: school })
  try {
    const token = await tokenOf(service.origin, 'teacher', 'Teacher-2026')
    setCredentials(() => ({ token, lang: 'zh', origin: service.origin }))
    const { id } = await uploadFile(new File([new Uint8Array(pdf)], 'deck.pdf'), 'slides', { owner: 3 })
    const stop = probeHealth(service)
    const { jobId } = await ask<{ jobId: number }>(service.origin, '/dh-teaching/deck/bring', token, {
      fileIds: [id],
      name: '',
    })
    let job: Job
    do {
      await new Promise((resolve) => setTimeout(resolve, 250))
      job = await ask<Job>(service.origin, `/dh-system/job/detail?id=${jobId}`, token)
    } while (job.state === 'waiting' || job.state === 'running')
    const times = await stop()
    if (job.state !== 'done') throw new Error(`the job ended as ${job.state}: ${job.messageEn}`)
    return {
      name: `longest wait of others while a job converts ${pages} pages`,
      value: Math.max(...times),
      unit: 'ms',
      limit: stallLimitMs,
      good: 'at most',
      runs: `${times.length} probes, median ${median(times).toFixed(1)} ms`,
    }
  } finally {
    await service.remove()
  }
}

export async function deckConversion(school: string): Promise<Figure[]> {
  const pdf = await makePdf(school)
  const path = join(mkdtempSync(join(tmpdir(), 'vitrine-pdf-')), 'deck.pdf')
  writeFileSync(path, pdf)
  return [...(await compareTools(path)), await measureStalls(school, pdf)]
}

/**
 * A file becomes the pages of a deck:
 *
 *   source ── hash known ──────────────────────────────> pages that were made before
 *     └─ PDF, pictures, or PPT by way of PDF ── page by page ──> folder of its own ── whole ──> its place among the media
 *
 * Nothing of it is served before it is whole. A page that was finished is not made again after a restart.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFile } from '../../server/hash.ts'
import { mediaBase, mediaFolder } from '../../server/media/address.ts'
import { findConverter } from '../../server/media/converters.ts'
import type { DeckFileType } from '../../src/contract/teaching/deckFileTypes.ts'
import type { Said } from '../words.ts'
import { drawingVersion, maxPages, maxSourceBytes } from './limits.ts'
import { convertToPdf, readNotes } from './office.ts'
import { type DrawnPage, encodePage, findMissing, type TextBox } from './pageImage.ts'
import { PdfReader } from './pdf.ts'
import { compareNames, drawPicture, withPicturesIn } from './pictures.ts'
import { drawWithPoppler } from './poppler.ts'
import { DeckFault, deckNote } from './texts.ts'

export interface SourceFile {
  path: string
  name: string
  /** by its bytes, one of src/rules/fileUses.ts */
  type: string
}

export interface ConvertedPage {
  /** addresses */
  picture: string
  thumbnail: string
  width: number
  height: number
  text: string
  note: string
  isBlank: boolean
  isTextLost: boolean
}

export interface ConvertedDeck {
  fileType: DeckFileType
  /** below the media folder */
  folder: string
  pages: ConvertedPage[]
}

export interface Converting {
  files: readonly SourceFile[]
  dataDir: string
  /** where it is made, kept for whoever goes on after a restart */
  workFolder: string
  /** Resolves once the step is written down. */
  onStep(step: { done: number; total: number; said: Said }): Promise<void>
}

const documents: readonly string[] = ['pdf', 'ppt', 'pptx', 'zip']
const pictures: readonly string[] = ['jpg', 'png', 'webp']

/** @throws DeckFault with what is wrong with the files, before any of them is read */
async function checkFiles(files: readonly SourceFile[]): Promise<void> {
  if (files.length === 0) throw new DeckFault('nothing')
  const strange = files.find(({ type }) => !documents.includes(type) && !pictures.includes(type))
  if (strange) throw new DeckFault('notTaken', strange.name)
  if (files.length > 1 && files.some(({ type }) => documents.includes(type)))
    throw new DeckFault('oneDocument')
  if (files.length > maxPages) throw new DeckFault('tooManyPages', files.length, maxPages)
  for (const { path } of files) {
    const { size } = await stat(path).catch(() => {
      throw new DeckFault('gone')
    })
    if (size > maxSourceBytes)
      throw new DeckFault('tooLarge', Math.ceil(size / 1_000_000), maxSourceBytes / 1_000_000)
  }
}

/** Names what is made of these files by these tools. */
async function keyOf(files: readonly SourceFile[]): Promise<string> {
  const told: unknown[] = [drawingVersion, findConverter('pdftoppm') !== null]
  for (const { path, type } of files) told.push(type, await hashFile(path))
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32)
}

const pictureName = (no: number) => `${String(no).padStart(3, '0')}.webp`
const thumbnailName = (no: number) => `${String(no).padStart(3, '0')}-small.webp`

/** Pages in the making: what is finished is found again. */
class PageWriter {
  readonly #folder: string
  readonly #facts: string
  readonly #url: string

  /** @param facts where what is known of each page lies: texts and notes are not served as files */
  constructor(folder: string, facts: string, url: string) {
    this.#folder = folder
    this.#facts = facts
    this.#url = url
  }

  async begin(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await mkdir(this.#facts, { recursive: true })
  }

  #factsFile(no: number) {
    return join(this.#facts, `${no}.json`)
  }

  async finished(no: number): Promise<ConvertedPage | null> {
    const json = await readFile(this.#factsFile(no), 'utf8').catch(() => null)
    return json === null ? null : (JSON.parse(json) as ConvertedPage)
  }

  async write(no: number, drawn: DrawnPage, said: { text: string; note: string; boxes: readonly TextBox[] }) {
    const [{ picture, thumbnail }, findings] = await Promise.all([
      encodePage(drawn),
      findMissing(drawn, said.boxes),
    ])
    await writeFile(join(this.#folder, pictureName(no)), picture)
    await writeFile(join(this.#folder, thumbnailName(no)), thumbnail)
    const page: ConvertedPage = {
      picture: `${this.#url}${pictureName(no)}`,
      thumbnail: `${this.#url}${thumbnailName(no)}`,
      width: drawn.width,
      height: drawn.height,
      text: said.text,
      note: said.note,
      ...findings,
    }
    // last, and in one step: a page that is half there counts as none
    const half = `${this.#factsFile(no)}.half`
    await writeFile(half, JSON.stringify(page))
    await rename(half, this.#factsFile(no))
    return page
  }
}

/** @throws DeckFault with why the files cannot become a deck */
export async function convertDeck(converting: Converting): Promise<ConvertedDeck> {
  const { files, dataDir, workFolder } = converting
  await checkFiles(files)
  await converting.onStep({ done: 0, total: 0, said: deckNote('reading') })
  const key = await keyOf(files)
  const folder = `deck/0-${key}`
  const known = join(dataDir, 'decks', `${key}.json`)
  const before = await readFile(known, 'utf8').catch(() => null)
  const place = join(mediaFolder(dataDir), folder)
  if (before !== null && (await isThere(place))) return JSON.parse(before) as ConvertedDeck
  const made = join(workFolder, key)
  const writer = new PageWriter(join(made, 'pages'), join(made, 'facts'), `${mediaBase}${folder}/`)
  await writer.begin()
  const pages = await makePages(converting, made, writer)
  const deck: ConvertedDeck = { fileType: fileTypeOf(files), folder, pages }
  await mkdir(join(place, '..'), { recursive: true })
  await rm(place, { recursive: true, force: true })
  await rename(join(made, 'pages'), place)
  await mkdir(join(dataDir, 'decks'), { recursive: true })
  await writeFile(known, JSON.stringify(deck))
  await rm(workFolder, { recursive: true, force: true })
  return deck
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

function fileTypeOf([first]: readonly SourceFile[]): DeckFileType {
  if (first?.type === 'pdf') return 'pdf'
  return first?.type === 'ppt' || first?.type === 'pptx' ? 'ppt' : 'picture'
}

async function makePages(converting: Converting, made: string, writer: PageWriter): Promise<ConvertedPage[]> {
  const [first] = converting.files
  if (first?.type === 'pdf') return pagesOfPdf(converting, first.path, [], writer)
  if (first?.type === 'ppt' || first?.type === 'pptx') {
    const notes = first.type === 'pptx' ? await readNotes(first.path) : []
    await converting.onStep({ done: 0, total: 0, said: deckNote('toPdf') })
    const pdf = await convertToPdf(first.path, join(made, 'office'))
    return pagesOfPdf(converting, pdf, notes, writer)
  }
  if (first?.type === 'zip')
    return withPicturesIn(first.path, (found) =>
      pagesOfPictures(
        converting,
        found.map(({ name, read }) => ({ name, draw: async () => drawPicture(await read(), name) })),
        writer,
      ),
    )
  const ordered = [...converting.files].sort((a, b) => compareNames(a.name, b.name))
  return pagesOfPictures(
    converting,
    ordered.map(({ name, path }) => ({ name, draw: () => drawPicture(path, name) })),
    writer,
  )
}

const tellPage = ({ onStep }: Converting, done: number, total: number) =>
  onStep({ done, total, said: deckNote('atPage', Math.min(done + 1, total), total) })

async function pagesOfPictures(
  converting: Converting,
  sources: readonly { name: string; draw(): Promise<DrawnPage> }[],
  writer: PageWriter,
): Promise<ConvertedPage[]> {
  const pages: ConvertedPage[] = []
  for (const [at, { draw }] of sources.entries()) {
    await tellPage(converting, at, sources.length)
    const no = at + 1
    const drawn =
      (await writer.finished(no)) ?? (await writer.write(no, await draw(), { text: '', note: '', boxes: [] }))
    pages.push(drawn)
  }
  return pages
}

/** How many pages poppler draws with one start. */
const maxPagesAtOnce = 4

async function pagesOfPdf(
  converting: Converting,
  path: string,
  notes: readonly string[],
  writer: PageWriter,
): Promise<ConvertedPage[]> {
  const reader = await PdfReader.open(path)
  try {
    const total = reader.pageCount
    if (total > maxPages) throw new DeckFault('tooManyPages', total, maxPages)
    const drawer = new PageDrawer(path, reader)
    const pages: ConvertedPage[] = []
    for (let no = 1; no <= total; no++) {
      await tellPage(converting, no - 1, total)
      pages.push((await writer.finished(no)) ?? (await drawer.makePage(no, notes[no - 1] ?? '', writer)))
    }
    return pages
  } finally {
    await reader.close()
  }
}

/** Draws by poppler where it is, some pages ahead; by pdf.js what poppler does not draw, or draws without its text. */
class PageDrawer {
  readonly #pdftoppm = findConverter('pdftoppm')
  readonly #path: string
  readonly #reader: PdfReader
  readonly #drawn = new Map<number, Promise<Map<number, DrawnPage>>>()

  constructor(path: string, reader: PdfReader) {
    this.#path = path
    this.#reader = reader
  }

  async makePage(no: number, note: string, writer: PageWriter): Promise<ConvertedPage> {
    const { text, boxes } = await this.#reader.readPage(no)
    const byPoppler = await this.#fromPoppler(no)
    const page = await writer.write(no, byPoppler ?? (await this.#reader.drawPage(no)), { text, note, boxes })
    if (!byPoppler || !page.isTextLost) return page
    return writer.write(no, await this.#reader.drawPage(no), { text, note, boxes })
  }

  async #fromPoppler(no: number): Promise<DrawnPage | null> {
    const pdftoppm = this.#pdftoppm
    if (!pdftoppm) return null
    const first = no - ((no - 1) % maxPagesAtOnce)
    const batch = this.#batch(pdftoppm, first)
    // the next pages are drawn while these are encoded
    void this.#batch(pdftoppm, first + maxPagesAtOnce)
    this.#drawn.delete(first - maxPagesAtOnce)
    return (await batch).get(no) ?? null
  }

  #batch(pdftoppm: string, first: number): Promise<Map<number, DrawnPage>> {
    const known = this.#drawn.get(first)
    if (known) return known
    const begun = this.#drawBatch(pdftoppm, first).catch(() => new Map<number, DrawnPage>())
    this.#drawn.set(first, begun)
    return begun
  }

  /** Pages of another size than the first of them are left to pdf.js: few decks have any. */
  async #drawBatch(pdftoppm: string, first: number): Promise<Map<number, DrawnPage>> {
    const last = Math.min(first + maxPagesAtOnce - 1, this.#reader.pageCount)
    if (first > last) return new Map()
    const { width, height } = await this.#reader.readPage(first)
    let until = first
    while (until < last) {
      const next = await this.#reader.readPage(until + 1)
      if (next.width !== width || next.height !== height) break
      until++
    }
    return drawWithPoppler(pdftoppm, { path: this.#path, first, last: until, width, height })
  }
}

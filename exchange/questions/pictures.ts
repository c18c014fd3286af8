/** Pictures of questions become files of ours: decoded, made small enough, written anew, named by their content. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder, pictureBase } from '../../server/media/address.ts'
import { QuestionFileFault } from './texts.ts'

/** Size of a picture's file, at most (bytes). */
const largest = 20 << 20
/** Longer side of a stored picture, at most (px). */
const maxSidePx = 2000
/** Size of a picture that is decoded, at most (px in all). */
const mostPixels = 60_000_000

const reading = { limitInputPixels: mostPixels, failOn: 'error' } as const

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'svg', 'tiff', 'heif'])

const folderOf = (dataDir: string) => join(mediaFolder(dataDir), 'question')
export const pictureFile = (dataDir: string, name: string) => join(folderOf(dataDir), name)

/** The pictures of one run; files that it wrote are removed again where nothing comes of the run. */
export class Pictures {
  readonly #dataDir: string
  readonly #written: string[] = []
  readonly #known = new Map<string, Promise<string>>()

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** @returns the address. @throws Wrong where it is no picture that can be shown */
  keep(bytes: Buffer, name: string): Promise<string> {
    const hash = hashOf(bytes)
    const known = this.#known.get(hash) ?? this.#make(bytes, hash, name)
    this.#known.set(hash, known)
    return known
  }

  has(name: string): boolean {
    return existsSync(pictureFile(this.#dataDir, name))
  }

  async forget(): Promise<void> {
    await Promise.all(this.#written.map((path) => rm(path, { force: true })))
  }

  async #make(bytes: Buffer, hash: string, name: string): Promise<string> {
    // our own file that comes back is not made anew
    if (this.has(`${hash}.webp`)) return `${pictureBase}${hash}.webp`
    if (bytes.length > largest) throw new QuestionFileFault('badPicture', name)
    const isOurs = name === `${hash}.webp` && holdsOnlyPixels(bytes)
    const made = await (isOurs ? checked(bytes) : encode(bytes)).catch(() => {
      throw new QuestionFileFault('badPicture', name)
    })
    const file = `${hashOf(made)}.webp`
    if (!this.has(file)) {
      const path = pictureFile(this.#dataDir, file)
      await mkdir(folderOf(this.#dataDir), { recursive: true })
      await writeFile(`${path}.part`, made)
      await rename(`${path}.part`, path)
      this.#written.push(path)
    }
    return `${pictureBase}${file}`
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

const parts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

/** Whether a WebP is a single picture and nothing beside it. */
function holdsOnlyPixels(bytes: Buffer): boolean {
  const word = (at: number) => bytes.toString('latin1', at, at + 4)
  if (bytes.length < 20 || word(0) !== 'RIFF' || word(8) !== 'WEBP') return false
  let at = 12
  while (at + 8 <= bytes.length && parts.has(word(at))) {
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return at === bytes.length && bytes.readUInt32LE(4) === bytes.length - 8
}

/** One that a school of ours made stays as it is, so that it does not get worse from school to school. */
async function checked(bytes: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(bytes, reading).metadata()
  if (Math.max(width, height) > maxSidePx) return encode(bytes)
  await sharp(bytes, reading).stats()
  return bytes
}

/** Drawings are turned into pixels, so nothing in them can run; data beside the pixels is left out. */
async function encode(bytes: Buffer): Promise<Buffer> {
  const { format, width, height } = await sharp(bytes, reading).metadata()
  if (!format || !formats.has(format)) throw new Error('no picture')
  const drawn = format === 'svg' && Math.max(width, height) < maxSidePx / 2 ? 144 : 72
  const isSharp = format === 'png' || format === 'gif' || format === 'svg'
  return sharp(bytes, { ...reading, density: drawn })
    .rotate()
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .webp(isSharp ? { nearLossless: true, quality: 60 } : { quality: 85 })
    .toBuffer()
}

/** Pictures of questions become files of ours: decoded, made small enough, written anew, named by their content. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder } from '../../pictures/address.ts'
import { pictureBase } from './markup/allowed.ts'
import { Wrong } from './texts.ts'

/** bytes of a picture as it comes */
const largest = 20 << 20
/** px along the longer side */
const longest = 2000
/** px in all that are decoded */
const mostPixels = 60_000_000

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'svg', 'tiff', 'heif'])

const folderOf = (dataDir: string) => join(mediaFolder(dataDir), 'question')
export const pictureFile = (dataDir: string, name: string) => join(folderOf(dataDir), name)

/** The pictures of one run; what it wrote is taken back where nothing comes of it. */
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
    if (bytes.length > largest) throw new Wrong('badPicture', name)
    const made = await encode(bytes).catch(() => {
      throw new Wrong('badPicture', name)
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

/** Drawings are turned into pixels, so nothing in them can run; what stands beside the pixels does not come along. */
async function encode(bytes: Buffer): Promise<Buffer> {
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  const { format, width, height } = await sharp(bytes, options).metadata()
  if (!format || !formats.has(format)) throw new Error('no picture')
  const drawn = format === 'svg' && Math.max(width, height) < longest / 2 ? 144 : 72
  const isSharp = format === 'png' || format === 'gif' || format === 'svg'
  return sharp(bytes, { ...options, density: drawn })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp(isSharp ? { nearLossless: true, quality: 60 } : { quality: 85 })
    .toBuffer()
}

import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder } from '../../server/media/address.ts'
import { experimentFile, pictureSize } from './address.ts'
import { experimentPictures } from './pictures.ts'

/** Draws the pictures of the experiments that are not there yet: each whole or not at all. */
export async function makeExperimentPictures(dataDir: string, signal: AbortSignal): Promise<void> {
  for (const [name, drawing] of Object.entries(experimentPictures)) {
    if (signal.aborted) return
    const file = join(mediaFolder(dataDir), experimentFile(name))
    if (existsSync(file)) continue
    await mkdir(dirname(file), { recursive: true })
    const half = join(dirname(file), `.${process.pid}.webp`)
    const { width, height } = pictureSize
    await sharp(Buffer.from(drawing)).resize(width, height).webp({ quality: 82 }).toFile(half)
    await rename(half, file)
  }
}

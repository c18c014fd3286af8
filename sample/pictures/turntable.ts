/** A turntable group: each level holds all frames at one size, `<level>/<frame>_0.webp`. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { coverOf, type Made, thumbnailSidePx } from '../../server/media/make.ts'
import { writePack } from '../../server/media/pack.ts'
import { finestLevel, tileName } from '../../server/media/pyramid.ts'
import type { PackGrid } from '../../src/rules/pack.ts'
import { bake } from '../drawing/turntable/kernel/bake.ts'
import { framesOf } from '../drawing/turntable/kernel/frame.ts'
import { spotOf, Watch } from '../drawing/turntable/kernel/place.ts'
import type { Turned, Turntable } from '../drawing/turntable/turntable.ts'

/** px of a frame's sides at full size; frames of half that size come first. */
const fullSide = 1024
/** a small school, as tests have it, gets small frames of a coarser body */
const smallSide = 512
const smallSchool = 4096

export interface MadeTurntable extends Made {
  turned: Turned[]
}

/**
 * Draws all frames and writes what is kept of them.
 * @param longSide px that pictures of this school have at most
 * @param folder exists and is empty
 */
export async function makeTurntable(
  turntable: Turntable,
  longSide: number | undefined,
  folder: string,
): Promise<MadeTurntable> {
  const { frames, cover } = turntable
  const side = longSide !== undefined && longSide < smallSchool ? smallSide : fullSide
  const model = turntable.model()
  const baked = bake({ ...model, cell: model.cell * (fullSide / side) ** 0.7 })
  const draw = framesOf({ ...model, baked }, side, frames)
  const spots = model.landmarks.map((landmark) => spotOf(baked, landmark))
  const watch = new Watch(spots, model.camera, frames)
  const minLevel = Math.log2(side) - 1
  const all = { columns: frames, rows: 1 }
  const grid: PackGrid = { tileSize: side, width: side, height: side, minLevel, levels: [all, all] }
  for (const at of grid.levels.keys()) await mkdir(join(folder, String(minLevel + at)))
  let written = Promise.resolve()
  for (let frame = 0; frame < frames; frame++) {
    const { rgb, buffer } = draw(frame)
    watch.see(frame, buffer, side)
    const own = Buffer.from(rgb)
    await written
    // one frame is written while the next is drawn
    written = writeFrame(own, side, folder, minLevel, frame)
  }
  await written
  const pack = await writePack(folder, grid)
  const shown = join(folder, tileName(minLevel, cover, 0))
  await copyFile(shown, join(folder, 'mini.webp'))
  const thumbnail = await sharp(join(folder, tileName(minLevel + 1, cover, 0)))
    .resize(thumbnailSidePx, thumbnailSidePx)
    .webp({ quality: 80 })
    .toBuffer()
  await writeFile(join(folder, 'thumb.webp'), thumbnail)
  await coverOf(thumbnail, folder)
  return {
    width: side,
    height: side,
    tileSize: side,
    frames,
    minLevel,
    maxLevel: finestLevel(grid),
    pack,
    hash: createHash('sha256').update(pack.hash).update(thumbnail).digest('hex').slice(0, 32),
    turned: watch.turned,
  }
}

async function writeFrame(rgb: Buffer, side: number, folder: string, minLevel: number, frame: number) {
  const picture = () => sharp(rgb, { raw: { width: side, height: side, channels: 3 } })
  const webp = { quality: 80, effort: 2 }
  await picture()
    .webp(webp)
    .toFile(join(folder, tileName(minLevel + 1, frame, 0)))
  const small = picture().resize(side / 2, side / 2, { kernel: 'lanczos3' })
  await small.webp(webp).toFile(join(folder, tileName(minLevel, frame, 0)))
}

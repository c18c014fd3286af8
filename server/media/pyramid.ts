/** A picture cut into the tiles of a Deep Zoom pyramid: `<level>/<x>_<y>.webp`. */
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { type PackGrid, pyramidGrid } from '../../src/rules/pack.ts'

/** Side of a tile (px); at 150 ms for each request large tiles win */
export const tileSize = 512

/** The levels worth keeping: from the finest that is one tile to the picture at full size. */
export function gridOf(width: number, height: number): PackGrid {
  const finest = Math.ceil(Math.log2(Math.max(width, height)))
  return pyramidGrid(width, height, tileSize, Math.min(finest, Math.log2(tileSize)))
}

export const finestLevel = (grid: PackGrid) => grid.minLevel + grid.levels.length - 1

export const tileName = (level: number, x: number, y: number) => `${level}/${x}_${y}.webp`

/**
 * Cuts a picture into a folder that exists.
 * @param width px, as is height
 */
export async function cutPyramid(
  picture: Sharp,
  width: number,
  height: number,
  folder: string,
): Promise<PackGrid> {
  const grid = gridOf(width, height)
  const whole = join(folder, 'whole')
  await mkdir(whole)
  // in this order: tiles take the format that was named before them
  await picture
    .webp({ quality: 75, effort: 2 })
    .tile({ size: tileSize, overlap: 0, layout: 'dz' })
    .toFile(join(whole, 'p.dz'))
  for (const at of grid.levels.keys()) {
    const level = String(grid.minLevel + at)
    await rename(join(whole, 'p_files', level), join(folder, level))
  }
  // the rest goes: levels below one tile, and a list of properties that may hold what a scanner wrote of a patient
  await rm(whole, { recursive: true })
  return grid
}

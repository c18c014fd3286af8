/** How deep tiles are loaded: the person's choice between detail and data. Pure. */
import type { Specimen, Tiles } from '../../contract/specimens.ts'
import { objectiveAt } from './geometry.ts'

/** 0 to 9; 9 is all that there is. */
export const maxClarity = 9

/** The finest level that is loaded. */
export function finestLevelAt({ minLevel, maxLevel }: Tiles, clarity: number) {
  const share = Math.min(maxClarity, Math.max(0, clarity)) / maxClarity
  return minLevel + Math.round((maxLevel - minLevel) * share)
}

/** Up to which objective the picture stays sharp then; 0 where the scale is not known. */
export function sharpUpTo({ scale }: Pick<Specimen, 'scale'>, tiles: Tiles, clarity: number) {
  const zoom = 2 ** (finestLevelAt(tiles, clarity) - tiles.maxLevel)
  return scale > 0 ? objectiveAt(zoom, scale) : 0
}

/** How much of all tiles' data that is, about: each level has four times what the one above it has. */
export const shareOfData = (tiles: Tiles, clarity: number) =>
  4 ** (finestLevelAt(tiles, clarity) - tiles.maxLevel)

import type { Specimen } from '../../../contract/specimens.ts'
import { finestLevelAt } from '../clarity.ts'
import { firstTiles } from '../firstTiles.ts'

/** Those of this screen, as deep as the person chose. */
export const tilesHere = (specimen: Specimen, clarity: number) =>
  firstTiles(specimen, globalThis, specimen.tiles ? finestLevelAt(specimen.tiles, clarity) : undefined)

/** Asks for the first tiles while the viewer is still being set up. Nothing waits for them, nothing fails by them. */
export function hintTiles(specimen: Specimen, clarity: number) {
  for (const { address } of tilesHere(specimen, clarity)) new Image().src = address
}

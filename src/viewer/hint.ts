import type { Specimen } from '../contract/specimens.ts'
import { finestLevel } from './clarity.ts'
import { firstTiles } from './firstTiles.ts'

/** Asks for the first tiles while the viewer is still being set up. Nothing waits for them, nothing fails by them. */
export function hintTiles(specimen: Specimen, clarity: number) {
  const finest = specimen.tiles ? finestLevel(specimen.tiles, clarity) : undefined
  for (const { address } of firstTiles(specimen, window, finest)) new Image().src = address
}

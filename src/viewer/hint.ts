import type { Specimen, Tiles } from '../contract/specimens.ts'
import { finestLevel } from './clarity.ts'

/** From this many device px on, the coarsest level alone is not sharp. */
const WIDE = 600

/** The tiles that a first view of the whole picture needs for certain, the coarsest first. @param finest level that is loaded */
export function firstTiles(
  { width, height }: Specimen,
  tiles: Tiles,
  screen: number,
  finest = tiles.maxLevel,
): string[] {
  const levels = screen > WIDE ? [tiles.minLevel, tiles.minLevel + 1] : [tiles.minLevel]
  return levels
    .filter((level) => level <= finest)
    .flatMap((level) => {
      const size = tiles.tileSize * 2 ** (tiles.maxLevel - level)
      const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
      return Array.from(
        { length: columns * rows },
        (_, at) => `${tiles.url}${level}/${at % columns}_${Math.floor(at / columns)}.webp`,
      )
    })
}

/** Asks for the first tiles while the viewer is still being set up. Nothing waits for them, nothing fails by them. */
export function hintTiles(specimen: Specimen, clarity: number) {
  const { tiles, fileType } = specimen
  if (!tiles || fileType === 2) return
  const screen = Math.max(innerWidth, innerHeight * 0.5) * devicePixelRatio
  const finest = finestLevel(tiles, clarity)
  for (const address of firstTiles(specimen, tiles, screen, finest)) new Image().src = address
}

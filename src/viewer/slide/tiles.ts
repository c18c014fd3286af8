/** Which tiles a picture has, and which of them make it sharp where it is looked at. Pure. */
import type { Specimen, Tiles } from '../../contract/specimens.ts'
import { boxOf, type ScreenView, toImage } from './geometry.ts'
import { createTileLoader } from './tileLoader.ts'

/** Where the tiles are; finer ones than `finest` are not asked for: the coarser ones stay where they would be. */
export const tileSource = ({ width, height }: Specimen, tiles: Tiles, finest: number) => ({
  width,
  height,
  tileSize: tiles.tileSize,
  tileOverlap: 0,
  minLevel: tiles.minLevel,
  maxLevel: tiles.maxLevel,
  getTileUrl: (level: number, x: number, y: number) => `${tiles.url}${level}/${x}_${y}.webp`,
  tileExists: (level: number) => level <= finest,
  ...createTileLoader(),
})

interface Tile {
  level: number
  x: number
  y: number
}

/** The finest level that is drawn at this zoom: one of its px takes half a CSS px at least. */
const levelAt = (zoom: number, { minLevel, maxLevel }: Tiles, finest: number) =>
  Math.max(minLevel, Math.min(finest, maxLevel + 1 + Math.floor(Math.log2(zoom))))

/**
 * Whether the view would be sharper with one of the tiles that are missing.
 * @param finest level that is asked for
 */
export function isMissed(missing: Iterable<Tile>, view: ScreenView, tiles: Tiles, finest: number): boolean {
  const { width, height } = view
  const corners = [0, width].flatMap((x) => [0, height].map((y) => toImage(view, { x, y })))
  const seen = boxOf(corners.map(({ x, y }) => [x, y] as const))
  const level = levelAt(view.zoom, tiles, finest)
  const side = tiles.tileSize * 2 ** (tiles.maxLevel - level)
  for (const tile of missing) {
    const [left, top] = [tile.x * side, tile.y * side]
    if (
      tile.level === level &&
      left < seen.left + seen.width &&
      top < seen.top + seen.height &&
      left + side > seen.left &&
      top + side > seen.top
    )
      return true
  }
  return false
}

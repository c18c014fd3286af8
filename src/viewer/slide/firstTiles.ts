import type { Specimen } from '../../contract/specimens.ts'

/** Of a window, px. */
interface Sizes {
  innerWidth: number
  innerHeight: number
  devicePixelRatio: number
}

export interface FirstTile {
  address: string
  /** where it lies, percent of the picture */
  left: number
  top: number
  width: number
  height: number
}

/**
 * The tiles that a first view of the whole picture needs for certain, the coarsest first. It stands by itself, for
 * scripts/preload.ts puts its text into index.html.
 * @param finest level that is loaded
 */
export function firstTiles(
  { width, height, fileType, tiles }: Pick<Specimen, 'width' | 'height' | 'fileType' | 'tiles'>,
  { innerWidth, innerHeight, devicePixelRatio }: Sizes,
  finest = Number.POSITIVE_INFINITY,
): FirstTile[] {
  if (!tiles || fileType === 2) return []
  const { url, tileSize, minLevel, maxLevel } = tiles
  // from so many device px on the coarsest level alone is not sharp
  const isWide = Math.max(innerWidth, innerHeight * 0.5) * devicePixelRatio > 600
  return [minLevel, minLevel + 1]
    .slice(0, isWide ? 2 : 1)
    .filter((level) => level <= Math.min(finest, maxLevel))
    .flatMap((level) => {
      const side = tileSize * 2 ** (maxLevel - level)
      const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
      return Array.from({ length: columns * rows }, (_, at) => {
        const [x, y] = [at % columns, Math.floor(at / columns)]
        return {
          address: `${url}${level}/${x}_${y}.webp`,
          left: ((x * side) / width) * 100,
          top: ((y * side) / height) * 100,
          // the last ones end with the picture
          width: Math.min(side / width, 1 - (x * side) / width) * 100,
          height: Math.min(side / height, 1 - (y * side) / height) * 100,
        }
      })
    })
}

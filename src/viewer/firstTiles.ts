import type { Specimen } from '../contract/specimens.ts'

/** Of a window, px. */
interface Sizes {
  innerWidth: number
  innerHeight: number
  devicePixelRatio: number
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
): string[] {
  if (!tiles || fileType === 2) return []
  const { url, tileSize, minLevel, maxLevel } = tiles
  // from so many device px on the coarsest level alone is not sharp
  const isWide = Math.max(innerWidth, innerHeight * 0.5) * devicePixelRatio > 600
  return [minLevel, minLevel + 1]
    .slice(0, isWide ? 2 : 1)
    .filter((level) => level <= Math.min(finest, maxLevel))
    .flatMap((level) => {
      const size = tileSize * 2 ** (maxLevel - level)
      const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
      return Array.from(
        { length: columns * rows },
        (_, at) => `${url}${level}/${at % columns}_${Math.floor(at / columns)}.webp`,
      )
    })
}

/** Whether an arrow's tip stands on the device as sharp as its objective shows it. Pure. */
import type { Mark, Specimen, Tiles } from '../../contract/specimens.ts'
import type { Depth } from '../../contract/sync.ts'
import { shownUnder, zoomUnder } from '../objectives.ts'
import { isWhole } from './stations.ts'

/** Size (CSS px) of a whole picture on a phone. */
const phonePx = 390

/** The coarsest level that is sharp enough. A turntable is recognised on its coarsest. */
function levelUnder(specimen: Specimen, { minLevel, maxLevel }: Tiles, mark: Mark): number {
  const { width, height, scale, fileType } = specimen
  if (fileType === 2) return minLevel
  const zoom = isWhole(specimen, mark)
    ? phonePx / Math.max(width, height)
    : zoomUnder(shownUnder(mark.objective, specimen), scale)
  return Math.min(maxLevel, Math.max(minLevel, maxLevel + Math.ceil(Math.log2(zoom))))
}

/** The address of the tile under the tip; null for a picture that has no tiles. A turntable's is its first frame. */
export function tileUnder(specimen: Specimen, mark: Mark): string | null {
  const { tiles, fileType } = specimen
  if (!tiles) return null
  const { url, tileSize, maxLevel } = tiles
  const level = levelUnder(specimen, tiles, mark)
  if (fileType === 2) return `${url}${level}/0_0.webp`
  const px = tileSize * 2 ** (maxLevel - level)
  return `${url}${level}/${Math.floor(mark.x / px)}_${Math.floor(mark.y / px)}.webp`
}

/** How many of the finest levels are not kept around a mark. */
const leftOut: Record<Depth, number> = { overview: 3, study: 1, focus: 0, full: 0 }

function isSharpAt(depth: Depth, specimen: Specimen, mark: Mark): boolean {
  const { tiles } = specimen
  if (!tiles) return false
  const finest = Math.max(tiles.minLevel, tiles.maxLevel - leftOut[depth])
  return levelUnder(specimen, tiles, mark) <= finest
}

/** The parts of the pictures that are on the device. */
export interface Here {
  /** how deep specimens are kept */
  depths: ReadonlyMap<number, Depth>
  /** addresses of tiles that were looked at */
  tiles: ReadonlySet<string>
}

/** Whether a mark stands sharp here: in a kept archive, or on a tile that was looked at before. */
export const standsIn =
  ({ depths, tiles }: Here) =>
  (specimen: Specimen, mark: Mark): boolean => {
    const depth = depths.get(specimen.id)
    return (
      (depth !== undefined && isSharpAt(depth, specimen, mark)) || tiles.has(tileUnder(specimen, mark) ?? '')
    )
  }

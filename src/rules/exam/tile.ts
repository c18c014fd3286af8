/** Which tile an arrow's tip stands on, as sharp as its objective shows it. Pure. */
import type { Mark, Specimen } from '../../contract/specimens.ts'
import { isWhole } from './stations.ts'

/** CSS px of a whole picture on a phone */
const PHONE = 390
/** Under an objective N one CSS px shows 10/N µm. */
const UM_UNDER_1X = 10

/** Its address; null for a picture that has no tiles. A turntable's is its first frame. */
export function tileUnder(specimen: Specimen, mark: Mark): string | null {
  const { tiles, width, height, scale } = specimen
  if (!tiles) return null
  const { url, tileSize, minLevel, maxLevel } = tiles
  if (specimen.fileType === 2) return `${url}${minLevel}/0_0.webp`
  const zoom = isWhole(specimen, mark)
    ? PHONE / Math.max(width, height)
    : (mark.objective * scale) / UM_UNDER_1X
  const level = Math.min(maxLevel, Math.max(minLevel, maxLevel + Math.ceil(Math.log2(zoom))))
  const px = tileSize * 2 ** (maxLevel - level)
  return `${url}${level}/${Math.floor(mark.x / px)}_${Math.floor(mark.y / px)}.webp`
}

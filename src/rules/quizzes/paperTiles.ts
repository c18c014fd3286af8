/** Which files of its pictures a device keeps with a paper, so that the quiz goes on without network. Pure. */
import type { PaperQuestion } from '../../contract/quizzes/quiz.ts'
import type { Specimen, Tiles } from '../../contract/specimens.ts'

/** Levels with at most so many tiles are kept whole. */
const maxWholeLevelTiles = 24
/** How many tiles around the asked place are kept of finer levels, on each side. */
const tilesAroundCount = 1

interface AskedPlace {
  specimenId: number
  /** the place that is asked about (px at full size); null where the whole picture is asked about */
  at: { x: number; y: number } | null
}

const placesIn = ({ specimenId, annotation, children }: PaperQuestion): AskedPlace[] => [
  ...(specimenId === null ? [] : [{ specimenId, at: annotation }]),
  ...children.flatMap(placesIn),
]

/** Addresses of all files that a paper's questions show, each once, the coarse ones of a picture first. */
export function paperPictures(questions: readonly PaperQuestion[], specimens: readonly Specimen[]): string[] {
  const places = questions.flatMap(placesIn)
  const addresses = specimens.flatMap((specimen) => {
    if (!specimen.tiles) return []
    const own = places.filter(({ specimenId }) => specimenId === specimen.id)
    const tiles =
      specimen.fileType === 2
        ? framesOf(specimen, specimen.tiles)
        : tilesOf(
            specimen,
            specimen.tiles,
            own.flatMap(({ at }) => at ?? []),
          )
    return [specimen.thumbnailPath, ...tiles]
  })
  return [...new Set(addresses)]
}

/** All frames of a turntable group at the finest size. */
const framesOf = ({ pictureNum }: Specimen, { url, maxLevel }: Tiles): string[] =>
  Array.from({ length: pictureNum }, (_, frame) => `${url}${maxLevel}/${frame}_0.webp`)

function tilesOf(
  { width, height }: Specimen,
  { url, tileSize, minLevel, maxLevel }: Tiles,
  asked: readonly { x: number; y: number }[],
): string[] {
  const addresses: string[] = []
  for (let level = minLevel; level <= maxLevel; level++) {
    const pxPerTile = tileSize * 2 ** (maxLevel - level)
    const columns = Math.ceil(width / pxPerTile)
    const rows = Math.ceil(height / pxPerTile)
    const isWhole = columns * rows <= maxWholeLevelTiles
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++)
        if (isWhole || asked.some((place) => isNear(place, x, y, pxPerTile)))
          addresses.push(`${url}${level}/${x}_${y}.webp`)
  }
  return addresses
}

const isNear = (place: { x: number; y: number }, x: number, y: number, pxPerTile: number): boolean =>
  Math.abs(Math.floor(place.x / pxPerTile) - x) <= tilesAroundCount &&
  Math.abs(Math.floor(place.y / pxPerTile) - y) <= tilesAroundCount

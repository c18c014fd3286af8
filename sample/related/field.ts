/** Reads any part of a picture out of its tiles. */
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { mediaFolder } from '../../server/media/address.ts'
import { tileName } from '../../server/media/pyramid.ts'
import { readPictureFile } from '../../server/media/tiles.ts'
import type { SpecimenRow } from '../../server/store/schema.ts'

/** A part of a picture, px at full size. */
export interface Field {
  left: number
  top: number
  width: number
  height: number
}

export type Tiled = Pick<SpecimenRow, 'tileUrl' | 'tileSize' | 'minLevel' | 'maxLevel' | 'width' | 'height'>

interface Tile {
  pixels: Buffer
  width: number
  height: number
}

/** How many tiles stay in memory: those of a few frames of a film. */
const keptTiles = 48
const channels = 3

/** @returns a reader: gives a part of the picture as an image of this size in px */
export function fieldsOf(dataDir: string, picture: Tiled) {
  const folder = join(mediaFolder(dataDir), (picture.tileUrl ?? '').replace(/^.*\/media\//, ''))
  const tiles = new Map<string, Promise<Tile>>()

  function tile(name: string): Promise<Tile> {
    const known = tiles.get(name)
    const found = known ?? read(join(folder, name))
    tiles.delete(name)
    tiles.set(name, found)
    for (const oldest of tiles.keys()) {
      if (tiles.size <= keptTiles) break
      tiles.delete(oldest)
    }
    return found
  }

  return async (field: Field, size: { width: number; height: number }): Promise<Sharp> => {
    const steps = Math.max(0, Math.floor(Math.log2(field.width / size.width)))
    const level = Math.max(picture.minLevel, picture.maxLevel - steps)
    const scale = 2 ** (picture.maxLevel - level)
    const most = { width: Math.ceil(picture.width / scale), height: Math.ceil(picture.height / scale) }
    const left = Math.min(Math.floor(field.left / scale), most.width - 1)
    const top = Math.min(Math.floor(field.top / scale), most.height - 1)
    const width = Math.max(1, Math.min(Math.ceil(field.width / scale), most.width - left))
    const height = Math.max(1, Math.min(Math.ceil(field.height / scale), most.height - top))
    const raw = Buffer.alloc(width * height * channels)
    const side = picture.tileSize
    for (let row = Math.floor(top / side); row * side < top + height; row++)
      for (let column = Math.floor(left / side); column * side < left + width; column++) {
        const part = await tile(tileName(level, column, row))
        const x = Math.max(left, column * side)
        const end = Math.min(left + width, column * side + part.width)
        const last = Math.min(top + height, row * side + part.height)
        for (let y = Math.max(top, row * side); y < last && end > x; y++) {
          const from = ((y - row * side) * part.width + (x - column * side)) * channels
          part.pixels.copy(
            raw,
            ((y - top) * width + (x - left)) * channels,
            from,
            from + (end - x) * channels,
          )
        }
      }
    return sharp(raw, { raw: { width, height, channels } }).resize(size.width, size.height, { fit: 'fill' })
  }
}

async function read(place: string): Promise<Tile> {
  const tile = await readPictureFile(place)
  if (!tile) throw new Error(`no tile ${place}`)
  const { data, info } = await sharp(tile).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

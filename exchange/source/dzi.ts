import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Wrong } from '../texts.ts'
import { asItIs } from '../words.ts'
import { joinTiles, propertyMicrons, readDzi, tileNames } from './deepZoom.ts'
import type { Source } from './source.ts'

/** Where the tiles of a `.dzi` are. */
export const tilesBeside = (dzi: string) => `${dzi.replace(/\.dzi$/i, '')}_files`

const maxDescriptionBytes = 65_536

/** A `.dzi` and the folder of tiles beside it. @throws an Error where one is missing or cannot be read */
export async function openDzi(path: string): Promise<Source> {
  if ((await stat(path)).size > maxDescriptionBytes) throw new Wrong('noDzi')
  const zoom = readDzi(await readFile(path, 'utf8'))
  const folder = tilesBeside(path)
  if (!existsSync(folder)) throw new Wrong('noTiles', folder)
  const properties = await readFile(join(folder, 'vips-properties.xml'), 'utf8').catch(() => '')
  const names = tileNames(zoom)
  for (const name of names) if (!existsSync(join(folder, name))) throw new Wrong('noTile', name)
  return {
    width: zoom.width,
    height: zoom.height,
    um: propertyMicrons(properties),
    nature: 'picture',
    leftOut: [],
    removed: properties ? [asItIs('vips-properties.xml')] : [],
    parts: [path, ...names.map((name) => join(folder, name))],
    pixels: (scratch) => joinTiles(zoom, (name) => readFile(join(folder, name)), scratch),
  }
}

/** From a finished folder to its place among the media. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PackManifest } from '../../src/rules/pack.ts'
import type { SpecimenRow } from '../store/schema.ts'
import { etagOf, mediaFolder, pictureFolder, pictureUrl } from './address.ts'
import type { Maker } from './lock.ts'
import type { Made } from './make.ts'
import { isWholePack } from './pack.ts'

/** Where pictures are made: its name begins with a dot, so nothing of it is ever served. */
export const makingFolder = (dataDir: string, maker: Maker) => join(mediaFolder(dataDir), '.making', maker)

/**
 * Moves a finished folder to its address, where it stands whole or not at all. Its tiles go as the archive alone.
 * @param id of the specimen
 * @returns the columns of the specimen's row
 */
export async function keepPicture(made: Made, folder: string, id: number, dataDir: string) {
  const { hash, pack } = made
  const name = pictureFolder(id, hash)
  const packEtag = etagOf(`${name}/pack`) ?? ''
  const manifest: PackManifest = {
    bytes: pack.bytes,
    etag: packEtag,
    sha256: pack.sha256,
    xxh32: pack.xxh32,
    chunk: pack.chunk,
    depths: pack.depths,
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  const place = join(mediaFolder(dataDir), name)
  await mkdir(dirname(place), { recursive: true })
  for (let level = made.minLevel; level <= made.maxLevel; level++)
    await rm(join(folder, String(level)), { recursive: true, force: true })
  if (existsSync(place)) await replaceFiles(folder, place)
  else await rename(folder, place)
  const url = pictureUrl(id, hash)
  return {
    width: made.width,
    height: made.height,
    originalPicture: `${url}mini.webp`,
    thumbnailPath: `${url}thumb.webp`,
    state: 'ready' as const,
    tileUrl: url,
    tileSize: made.tileSize,
    pictureNum: made.frames,
    minLevel: made.minLevel,
    maxLevel: made.maxLevel,
    packUrl: `${url}pack`,
    packEtag,
    packOverview: pack.depths.overview,
    packStudy: pack.depths.study,
    packFull: pack.depths.full,
    // made once its marks stand (focus.ts)
    focusUrl: null,
    focusEtag: '',
    packFocus: 0,
  }
}

/** The same content under the same address: each file takes the place of one that may have been damaged since. */
async function replaceFiles(folder: string, place: string): Promise<void> {
  for (const name of await readdir(folder)) await rename(join(folder, name), join(place, name))
  await rm(folder, { recursive: true })
}

/** Whether the row says that it is ready, and the files are there too. */
export async function pictureIsThere(
  { id, state, packUrl, packFull }: Pick<SpecimenRow, 'id' | 'state' | 'packUrl' | 'packFull'>,
  dataDir: string,
): Promise<boolean> {
  const [, name] = /\/media\/(slide\/.+)$/.exec(packUrl ?? '') ?? []
  if (state !== 'ready' || !name?.startsWith(`slide/${id}-`)) return false
  return isWholePack(join(mediaFolder(dataDir), name), packFull)
}

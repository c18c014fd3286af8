/** `npm run files -- tiles`: tiles of the first days lie as files beside the archive that has them too; the files go. */
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaFolder } from '../media/address.ts'
import { archivedTile, DamagedArchive, isTile } from '../media/tiles.ts'

export interface TileReport {
  removed: number
  /** that came free */
  bytes: number
  /** pictures of which files were left, for their archive is damaged or not there: below the media folder */
  left: string[]
}

/** Folders of levels, `slide/12-0a1b…/9`, that hold tiles as files. */
export async function levelFolders(dataDir: string): Promise<{ picture: string; level: string }[]> {
  const root = mediaFolder(dataDir)
  const found = []
  for (const name of await readdir(join(root, 'slide')).catch((): string[] => [])) {
    const picture = join('slide', name)
    const entries = await readdir(join(root, picture), { withFileTypes: true }).catch(() => [])
    for (const entry of entries)
      if (entry.isDirectory() && /^\d+$/.test(entry.name)) found.push({ picture, level: entry.name })
  }
  return found
}

async function soundTile(place: string): Promise<Uint8Array | null> {
  try {
    return await archivedTile(place)
  } catch (failure) {
    if (failure instanceof DamagedArchive) return null
    throw failure
  }
}

/** The service may be running: it reads the archives first. A run that was cut short is carried on by the next. */
export async function dropTileFiles(dataDir: string): Promise<TileReport> {
  const report: TileReport = { removed: 0, bytes: 0, left: [] }
  const left = new Set<string>()
  for (const { picture, level } of await levelFolders(dataDir)) {
    const folder = join(mediaFolder(dataDir), picture, level)
    for (const place of (await readdir(folder)).map((name) => join(folder, name)).filter(isTile)) {
      const tile = await soundTile(place)
      if (!tile) {
        left.add(picture)
        continue
      }
      await rm(place)
      report.removed++
      report.bytes += tile.length
    }
    if ((await readdir(folder)).length === 0) await rmdir(folder)
  }
  return { ...report, left: [...left] }
}

/** Checks of the doctor on the pictures of specimens: their archives hold all that is shown of them. */
import type { Config } from '../config.ts'
import { fileAt } from '../media/address.ts'
import { isWholePack } from '../media/pack.ts'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { type Finding, fault, hint } from './findings.ts'
import { levelFolders } from './tileFiles.ts'

/** The newest ones: a disk that lost files lost many. */
const maxLookedAt = 20_000

export async function checkPictures({ db, config }: { db: Db; config: Config }): Promise<Finding[]> {
  const rows = await db.rows<{ packUrl: string; packFull: number }>(
    `select "packUrl", "packFull" from "specimen" where "tenant" = ? and "state" = 'ready'
      and "packUrl" is not null order by "id" desc limit ?`,
    [tenant, maxLookedAt],
  )
  let damaged = 0
  for (const { packUrl, packFull } of rows) {
    const place = fileAt(config.dataDir, packUrl)
    if (place === null || !(await isWholePack(place, packFull))) damaged++
  }
  if (damaged === 0) return []
  return [
    fault(
      `The pictures of ${damaged} specimens are missing or damaged.`,
      'Bring DATA_DIR/media back from a backup: npm run restore -- FOLDER; or import the slides again.',
    ),
  ]
}

export async function checkTileFiles({ config }: { config: Config }): Promise<Finding[]> {
  const pictures = new Set((await levelFolders(config.dataDir)).map(({ picture }) => picture))
  if (pictures.size === 0) return []
  return [
    hint(
      `The tiles of ${pictures.size} specimens are stored twice, as files and in their archives.`,
      'npm run files -- tiles removes the files.',
    ),
  ]
}

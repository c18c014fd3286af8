/** One slide file becomes a specimen. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { Db } from '../../db.ts'
import { tenant } from '../../schema.ts'
import { withoutPicture } from '../fill/specimens.ts'
import { keepPicture, makingFolder, pictureIsThere } from '../pictures/keep.ts'
import { type Made, makePicture } from '../pictures/make.ts'
import { usefulObjective } from '../pictures/objective.ts'
import { choosePage, micronsOf } from './pages.ts'
import type { Place } from './place.ts'
import { readPages } from './tiff.ts'
import { stainedWindow } from './tissue.ts'

export interface SlideFile extends Place {
  path: string
  /** the file's own by default */
  name?: string | undefined
  /** µm for each px; what the file tells by default */
  um?: number | undefined
}

export interface Imported {
  id: number
  /** the same file was imported before: nothing was done */
  already: boolean
  width: number
  height: number
  /** 0: not known */
  um: number
  bytes: number
  /** what of the file did not become part of the school */
  leftOut: string[]
}

/** @param db no transaction; @throws an Error where the file cannot be read */
export async function importSlide(db: Db, dataDir: string, file: SlideFile): Promise<Imported> {
  const { index, page, leftOut } = choosePage(await readPages(file.path))
  const um = file.um ?? micronsOf(page)
  const key = `import/${await hashOf(file.path)}`
  const there = await db.kysely
    .selectFrom('specimen')
    .select(['id', 'state', 'packUrl', 'packFull'])
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .executeTakeFirst()
  const { width, height } = page
  const told = { width, height, um, leftOut }
  if (there && (await pictureIsThere(there, dataDir)))
    return { ...told, id: there.id, already: true, bytes: there.packFull }
  const folder = join(makingFolder(dataDir, 'import'), randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    const read = () =>
      sharp(file.path, { page: index, limitInputPixels: false }).toColourspace('srgb').flatten()
    const made = await makePicture(read, page, (mini) => stainedWindow(mini, page, um), folder)
    const id = await insert(db, { file, key, um, made, folder, dataDir })
    return { ...told, id, already: false, bytes: made.pack.bytes }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, 32)
}

interface Insertion {
  file: SlideFile
  key: string
  um: number
  made: Made
  folder: string
  dataDir: string
}

/** The row stands only with its picture. */
function insert(db: Db, { file, key, um, made, folder, dataDir }: Insertion): Promise<number> {
  return db.kysely.transaction().execute(async (within) => {
    const { id } = await within
      .insertInto('specimen')
      .values({
        tenant,
        key,
        subjectId: file.subjectId,
        catalogId: file.catalogId,
        name: file.name ?? basename(file.path, extname(file.path)),
        nameEn: '',
        nameLatin: '',
        desc: '',
        descEn: '',
        creator: 0,
        creatorName: '',
        dye: '',
        dyeEn: '',
        source: '',
        sourceEn: '',
        fileType: 1,
        kind: 'slide',
        drawn: 0,
        published: 1,
        position: 1_000_000,
        ...withoutPicture,
        scale: um,
        zoom: um > 0 ? usefulObjective(1 / um) : 0,
      })
      // it was there, but its files are gone
      .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet({ scale: um }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const columns = await keepPicture(made, folder, id, dataDir)
    await within
      .updateTable('specimen')
      .set(columns)
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
    return id
  })
}

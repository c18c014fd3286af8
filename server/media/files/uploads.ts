/** Uploads in pieces: begun under a key of the device, so that after a restart of page or service they go on. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import sharp from 'sharp'
import type { Begun, FileUse, UploadedFile } from '../../../src/contract/files.ts'
import {
  endingsOf,
  type FileFault,
  type FileTypeName,
  fileFault,
  fileUses,
  typeOfBytes,
} from '../../../src/rules/fileUses.ts'
import type { Context } from '../../context.ts'
import { hashFile } from '../../hash.ts'
import { Failure, notFound, refuse } from '../../http/failure.ts'
import type { Db } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { readSettings } from '../../system/settings.ts'
import type { FileTable } from '../tables.ts'
import { moveIndexToFront } from './fastStart.ts'
import { sealFile } from './sealedFile.ts'
import { fileStoreOf, filesFolder, type StorePlace, sweepFetched } from './store.ts'

export type FileRow = Selectable<FileTable>
type Uploading = Pick<Context, 'service' | 'db' | 'rows' | 'caller' | 'now'>

/** bytes at the beginning and end of a file that say what it is */
const headBytes = 4096
const tailBytes = 262_144

const arrivingFolder = (dataDir: string) => join(filesFolder(dataDir), 'arriving')
export const arrivingPath = (dataDir: string, { storageKey }: Pick<FileRow, 'storageKey'>) =>
  join(arrivingFolder(dataDir), storageKey)

/** Where the page and other areas find a file; its last part is only for people. */
export const fileUrl = ({ id, name }: Pick<FileRow, 'id' | 'name'>): string =>
  `/wk_mobile/media/own/file/${id}/${encodeURIComponent(safeName(name))}`

/** A name without folders, control characters and what file systems refuse. */
export const safeName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{C}<>:"|?*]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-150) || 'file'

const faultOf = (fault: FileFault, useTo: FileUse) => {
  if (fault === 'empty') return refuse('fileEmpty', [], { field: 'size' })
  if (fault === 'tooLarge')
    return refuse('fileTooLarge', [fileUses[useTo].maxBytes / 1_000_000], { field: 'size' })
  return refuse('fileType', [endingsOf(useTo).join(', ')], { field: 'name' })
}

/** @throws Failure that names the fault, before a byte is sent */
async function mustTake(
  { db, rows, caller }: Uploading,
  useTo: FileUse,
  name: string,
  size: number,
): Promise<void> {
  const fault = fileFault(useTo, name, size)
  if (fault) throw faultOf(fault, useTo)
  const { fileSpaceMb } = await readSettings(db)
  const [used] = await rows<{ bytes: number | string | null }>(
    'select sum("size") as "bytes" from "file" where "tenant" = ? and "ownerId" = ?',
    [tenant, caller.accountId],
  )
  if (Number(used?.bytes ?? 0) + size > fileSpaceMb * 1_000_000) throw refuse('fileSpace', [fileSpaceMb])
}

async function ownFile(
  { db, caller }: Uploading,
  narrow: { id: number } | { key: string },
): Promise<FileRow | undefined> {
  const own = db
    .selectFrom('file')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('ownerId', '=', caller.accountId)
  return 'id' in narrow
    ? own.where('id', '=', narrow.id).executeTakeFirst()
    : own.where('key', '=', narrow.key).executeTakeFirst()
}

const arrivedBytes = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** The same key again answers how much is safe: that is how an upload goes on after a restart. */
export async function beginUpload(
  context: Uploading,
  given: { key: string; name: string; size: number; useTo: FileUse },
): Promise<Begun> {
  const { db, caller, now, service } = context
  let row = await ownFile(context, { key: given.key })
  if (row && (row.size !== given.size || row.useTo !== given.useTo))
    throw new Failure(422, 422, 'otherPayload')
  if (!row) {
    await mustTake(context, given.useTo, given.name, given.size)
    await db
      .insertInto('file')
      .values({
        tenant,
        ...given,
        name: safeName(given.name),
        ownerId: caller.accountId,
        state: 'arriving',
        storageKey: randomUUID().replaceAll('-', ''),
        createdAt: now,
        touchedAt: now,
      })
      .onConflict((conflict) => conflict.columns(['tenant', 'ownerId', 'key']).doNothing())
      .execute()
    row = await ownFile(context, { key: given.key })
  }
  if (!row) throw notFound()
  if (row.state === 'ready') return { id: row.id, offset: row.size }
  return {
    id: row.id,
    offset: Math.min(row.size, await arrivedBytes(arrivingPath(service.config.dataDir, row))),
  }
}

/** Writes a piece where it belongs; a piece that came before may come again. @returns the offset that is safe */
export async function writePiece(
  context: Uploading,
  id: number,
  offset: number,
  bytes: Uint8Array,
): Promise<number> {
  const { db, service, now } = context
  const row = await ownFile(context, { id })
  if (!row) throw notFound()
  if (row.state === 'ready') return row.size
  const path = arrivingPath(service.config.dataDir, row)
  const arrived = await arrivedBytes(path)
  // a gap would be filled with zeros: the device hears where to go on instead
  if (offset > arrived) return arrived
  if (offset + bytes.length > row.size) throw refuse('fileLonger', [], { offset: arrived })
  await mkdir(arrivingFolder(service.config.dataDir), { recursive: true })
  const file = await open(path, arrived === 0 ? 'a' : 'r+').then(async (handle) => {
    if (arrived > 0) return handle
    await handle.close()
    return open(path, 'r+')
  })
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done)
      done += bytesWritten
    }
    await file.datasync()
  } finally {
    await file.close()
  }
  await db
    .updateTable('file')
    .set({ touchedAt: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  return Math.max(arrived, offset + bytes.length)
}

async function typeOf(path: string, size: number, name: string): Promise<FileTypeName> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(Math.min(headBytes, size))
    const tail = Buffer.alloc(Math.min(tailBytes, size))
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, size - tail.length)
    return typeOfBytes(head, tail, name)
  } finally {
    await file.close()
  }
}

/** Width and height of a picture (px); a file that only begins like a picture is refused. */
async function pictureSize(path: string): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: 200_000_000 }).metadata()
    return { width, height }
  } catch {
    throw refuse('fileDamaged')
  }
}

const isPicture = (type: FileTypeName) => type === 'jpg' || type === 'png' || type === 'webp'

/**
 * @param sha256 of the whole file, as the device counted it; null where it came in one request
 * @throws Failure when bytes are missing or changed, or when the bytes are not what the name said
 */
export async function finishUpload(
  context: Uploading,
  id: number,
  sha256: string | null,
): Promise<UploadedFile> {
  const { db, service } = context
  const row = await ownFile(context, { id })
  if (!row) throw notFound()
  if (row.state === 'ready') {
    // The stored file of an MP4 may be another one than was sent.
    const isOther = sha256 !== null && sha256.toLowerCase() !== row.sha256
    if (isOther && row.type !== 'mp4') throw new Failure(422, 422, 'otherPayload')
    return toUploaded(row)
  }
  const { dataDir } = service.config
  const path = arrivingPath(dataDir, row)
  const arrived = await arrivedBytes(path)
  if (arrived !== row.size) throw refuse('fileShort', [], { offset: arrived })
  const hash = await hashFile(path)
  if (sha256 !== null && sha256.toLowerCase() !== hash) {
    await dropArriving(context, row)
    throw refuse('fileChanged', [], { offset: 0 })
  }
  const type = await typeOf(path, row.size, row.name)
  const isTaken = (fileUses[row.useTo].types as readonly FileTypeName[]).includes(type)
  if (!isTaken) {
    await dropArriving(context, row)
    throw faultOf('wrongType', row.useTo)
  }
  const size =
    isPicture(type) && row.useTo !== 'specimen' ? await pictureSize(path) : { width: null, height: null }
  // The index of an MP4 moves to its front, so the stored file is another one than was sent.
  const stored = type === 'mp4' && (await moveIndexToFront(path)) ? await hashFile(path) : hash
  await storeFile(context, row, path, stored)
  const facts = { state: 'ready' as const, sha256: stored, type, ...size, touchedAt: context.now }
  await db.updateTable('file').set(facts).where('tenant', '=', tenant).where('id', '=', id).execute()
  return toUploaded({ ...row, ...facts })
}

/** Hands a file that arrived whole to the store; a photo for exams is sealed first. */
async function storeFile({ service }: Uploading, row: FileRow, path: string, hash: string): Promise<void> {
  const { config, keys } = service
  if (row.useTo !== 'examPhoto') return fileStoreOf(config).take(row.storageKey, path, hash)
  const sealed = await sealFile(path, keys.identity, row.id)
  await fileStoreOf(config).take(row.storageKey, sealed, await hashFile(sealed))
  await rm(path, { force: true })
}

async function dropArriving({ db, service }: Uploading, row: FileRow): Promise<void> {
  await rm(arrivingPath(service.config.dataDir, row), { force: true })
  await db.deleteFrom('file').where('tenant', '=', tenant).where('id', '=', row.id).execute()
}

/** Removes files that were used up, and so gives their space back to the owner. */
export async function dropFiles(
  { kysely }: Pick<Db, 'kysely'>,
  place: StorePlace,
  ownerId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await kysely
    .deleteFrom('file')
    .where('tenant', '=', tenant)
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .returning('storageKey')
    .execute()
  for (const { storageKey } of rows) await fileStoreOf(place).remove(storageKey)
}

/** Uses of files that show a person and nothing else; what was handed in or taught with stays. */
const personalUses = ['avatar', 'examPhoto', 'accounts'] as const

export async function dropPersonalFiles(
  db: Pick<Db, 'kysely'>,
  place: StorePlace,
  ownerId: number,
): Promise<void> {
  const rows = await db.kysely
    .selectFrom('file')
    .select('id')
    .where('tenant', '=', tenant)
    .where('ownerId', '=', ownerId)
    .where('useTo', 'in', personalUses)
    .execute()
  const ids = rows.map(({ id }) => id)
  await dropFiles(db, place, ownerId, ids)
}

export const toUploaded = ({ id, name, size, type, width, height, ...row }: FileRow): UploadedFile => ({
  id,
  url: fileUrl({ id, name }),
  name,
  size,
  type,
  width: row.state === 'ready' ? width : null,
  height: row.state === 'ready' ? height : null,
})

/** How long (ms) after its last piece a half file waits to go on. */
const halfFileMs = 86_400_000

/** Takes away uploads that were begun and not finished. */
export async function sweepHalfFiles(context: Omit<Uploading, 'caller' | 'rows'>): Promise<number> {
  const { db, service, now } = context
  const old = await db
    .selectFrom('file')
    .select(['id', 'storageKey'])
    .where('tenant', '=', tenant)
    .where('state', '=', 'arriving')
    .where('touchedAt', '<', now - halfFileMs)
    .limit(1000)
    .execute()
  for (const row of old) {
    await db
      .deleteFrom('file')
      .where('tenant', '=', tenant)
      .where('id', '=', row.id)
      .where('state', '=', 'arriving')
      .execute()
    await rm(arrivingPath(service.config.dataDir, row), { force: true })
  }
  await sweepFetched(service.config.dataDir, now)
  return old.length
}

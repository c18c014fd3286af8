/** Streams an uploaded file to whoever may read it. */
import { readFile as readWholeFile } from 'node:fs/promises'
import type { FileTypeName } from '../../../src/rules/fileUses.ts'
import { fileTypes } from '../../../src/rules/fileUses.ts'
import type { Context, Service } from '../../context.ts'
import { busy, notFound } from '../../http/failure.ts'
import { rangeOf } from '../../http/range.ts'
import { inTransaction } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { FileGone } from './fileStore.ts'
import { openSealedFile } from './sealedFile.ts'
import { fileStoreOf, type StorePlace } from './store.ts'
import type { FileRow } from './uploads.ts'

export type FileAsker = Pick<Context, 'rows' | 'caller' | 'now'>
/** Answers whether somebody who did not upload a file may read it: asked of the area that uses it. */
export type MayReadFile = (asker: FileAsker, file: FileRow) => Promise<boolean>

/** Types that a browser shows by itself; all others are saved. Never a page or a drawing that could run. */
const shownInline: readonly string[] = ['jpg', 'png', 'webp', 'pdf', 'mp4', 'webm']

function headersOf({ name, sha256, type }: FileRow): Record<string, string> {
  const known = fileTypes[type as FileTypeName] ?? fileTypes.other
  const placed = shownInline.includes(type) ? 'inline' : 'attachment'
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return {
    etag: `"${sha256}"`,
    'content-type': known.mime,
    'content-disposition': `${placed}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/[!'()*]/g, '_')}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
  }
}

/** @throws Failure 503 where the store cannot be reached: the file is there, and may be asked for again */
async function readFile(
  config: StorePlace,
  { storageKey }: FileRow,
  start: number,
  end: number,
): Promise<ReadableStream<Uint8Array>> {
  try {
    return await fileStoreOf(config).read(storageKey, start, end)
  } catch (failure) {
    throw failure instanceof FileGone ? notFound() : busy()
  }
}

/** @throws Failure 404 where there is no such file for the caller: it is not told that there is one */
export async function serveUploaded(
  asker: FileAsker,
  service: Pick<Service, 'config' | 'keys' | 'db'>,
  request: Request,
  id: number,
  mayRead: MayReadFile,
): Promise<Response> {
  const [file] = await asker.rows<FileRow>(
    `select * from "file" where "tenant" = ? and "id" = ? and "state" = 'ready'`,
    [tenant, id],
  )
  if (!file) throw notFound()
  if (file.ownerId !== asker.caller.accountId && !(await mayRead(asker, file))) throw notFound()
  if (file.useTo === 'examPhoto') return serveExamPhoto(asker, service, file)
  const headers = headersOf(file)
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  const wanted = request.headers.get('range')
  const isSame = (request.headers.get('if-range') ?? headers.etag) === headers.etag
  const range = wanted !== null && isSame ? rangeOf(wanted, file.size) : null
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
    })
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  const own: Record<string, string> = { ...headers, 'content-length': String(end - start + 1) }
  if (range) own['content-range'] = `bytes ${start}-${end}/${file.size}`
  const body = request.method === 'HEAD' ? null : await readFile(service.config, file, start, end)
  return new Response(body, { status: range ? 206 : 200, headers: own })
}

/** Each reading of a photo for exams stands in the audit, and no cache keeps it. */
async function serveExamPhoto(
  { caller, now }: FileAsker,
  { config, keys, db }: Pick<Service, 'config' | 'keys' | 'db'>,
  file: FileRow,
): Promise<Response> {
  const { path, done } = await fileStoreOf(config).localPath(file.storageKey)
  try {
    const bytes = openSealedFile(await readWholeFile(path), keys.identity, file.id)
    const thing = { what: 'account.examPhotoRead', thing: 'account', thingId: file.ownerId }
    await inTransaction(db.kysely, (within) => recordChange({ db: within, caller, address: '', now }, thing))
    const headers = { ...headersOf(file), 'cache-control': 'no-store', 'accept-ranges': 'none' }
    return new Response(new Uint8Array(bytes), { headers })
  } finally {
    await done()
  }
}

/** Pictures and archives below /wk_mobile/media/: those for everybody, and those for who may see their specimen. */
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Service } from '../../context.ts'
import { sessionGone, underRepair } from '../../http/failure.ts'
import { immutable, placeOf, serveBytes, serveFile } from '../../http/files.ts'
import { pathOf } from '../../http/staticFiles.ts'
import { etagOf, fileAt, mediaBase, mediaFolder, specimenOf } from '../../media/address.ts'
import { type MayReadFile, serveUploaded } from '../../media/files/serving.ts'
import { readHidden } from '../../media/hiddenAddress.ts'
import { DamagedArchive, isTile, readPictureFile } from '../../media/tiles.ts'
import { callerOf, tokenFrom } from '../../people/session.ts'
import { tenant } from '../../store/schema.ts'
import { closedSubjectsReader } from '../openSubjects.ts'
import { mustSeeOrBeAsked } from '../specimen.ts'
import { wasOpen } from './openPictures.ts'

export const isMediaAddress = (url: string): boolean => pathOf(url).startsWith(mediaBase)

/** @returns null where there is nothing; @throws Failure 401 for own media without a session */
export async function serveMedia(
  service: Service,
  request: Request,
  mayRead: MayReadFile,
): Promise<Response | null> {
  const folder = mediaFolder(service.config.dataDir)
  const place = placeOf(folder, pathOf(request.url).slice(mediaBase.length))
  if (!place) return null
  // told by the place, not by the address, which may be written in several ways
  const name = relative(folder, place).replaceAll(sep, '/')
  if (/^own(\/|$)/i.test(name)) return serveOwn(service, request, name.slice('own/'.length), mayRead)
  if (name.startsWith('paper/')) return serveHidden(service, request, name)
  const specimen = specimenOf(name)
  if (specimen !== null && !(await wasOpen(service, specimen))) return null
  return servePicture(service, request, { place, cacheControl: immutable, etag: etagOf(name) })
}

interface Stored {
  place: string
  cacheControl: string
  /** null where the address does not tell the content */
  etag: string | null
}

/** @throws Failure 503 where a tile was there and is damaged */
async function servePicture(
  service: Service,
  request: Request,
  { place, cacheControl, etag }: Stored,
): Promise<Response | null> {
  if (etag === null || !isTile(place)) return serveFile(request, place, cacheControl, etag ?? undefined)
  try {
    const tile = await readPictureFile(place)
    return tile && serveBytes(request, tile, { name: place, cacheControl, etag })
  } catch (failure) {
    if (!(failure instanceof DamagedArchive)) throw failure
    service.log('picture damaged', { archive: relative(service.config.dataDir, failure.message) })
    throw underRepair()
  }
}

/** Whoever has the address of a quiz's picture got it with the paper: nobody can make one. */
async function serveHidden(service: Service, request: Request, name: string): Promise<Response | null> {
  const place = await hiddenFile(service, mediaBase + name)
  if (place === null) return null
  const etag = `"${name.slice('paper/'.length).replaceAll('/', '-')}"`
  return servePicture(service, request, { place, cacheControl: immutable, etag })
}

/** Where the picture behind an address lies that a quiz shows; null where there is none. */
export async function hiddenFile(service: Service, address: string): Promise<string | null> {
  const hidden = readHidden(service.keys.beacon, address.slice(mediaBase.length))
  if (!hidden) return null
  const [specimen] = await service.db.rows<{ tileUrl: string | null }>(
    'select "tileUrl" from "specimen" where "tenant" = ? and "id" = ?',
    [tenant, hidden.specimenId],
  )
  if (!specimen) return null
  const tileUrl = specimen.tileUrl ?? ''
  const shown = hidden.isOf(tileUrl) ? tileUrl : await earlierPicture(service, hidden)
  return shown === null ? null : fileAt(service.config.dataDir, shown + hidden.file)
}

/** The address of a picture that the library has replaced meanwhile: a paper goes on showing it as long as it lies there. */
async function earlierPicture(
  { config }: Service,
  { specimenId, isOf }: Pick<NonNullable<ReturnType<typeof readHidden>>, 'specimenId' | 'isOf'>,
): Promise<string | null> {
  const folders = await readdir(join(mediaFolder(config.dataDir), 'slide')).catch((): string[] => [])
  const own = folders.filter((name) => name.startsWith(`${specimenId}-`))
  return own.map((name) => `${mediaBase}slide/${name}/`).find(isOf) ?? null
}

/**
 * Serves the same files to those alone who may see the specimen, which is asked anew at each request.
 * @param name below the media folder
 * @throws Failure 401 without a session, 404 where the specimen is not the caller's to see
 */
async function serveOwn(service: Service, request: Request, name: string, mayRead: MayReadFile) {
  const token = tokenFrom(request.headers.get('authorization')) || cookieToken(request)
  const caller = await callerOf(service, token, service.now())
  if (!caller) throw sessionGone()
  const uploaded = /^file\/(\d{1,15})(?:\/|$)/.exec(name)?.[1]
  if (uploaded !== undefined) {
    const asker = { rows: service.db.rows, caller, now: service.now() }
    return serveUploaded(asker, service, request, Number(uploaded), mayRead)
  }
  const specimen = specimenOf(name)
  if (specimen === null) return null
  const { rows } = service.db
  await mustSeeOrBeAsked({ rows, caller, closedSubjects: closedSubjectsReader(rows) }, specimen)
  const place = join(mediaFolder(service.config.dataDir), name)
  return servePicture(service, request, { place, cacheControl: 'private, no-cache', etag: etagOf(name) })
}

/** A link and a picture carry no header: their token comes in the cookie. */
export const cookieToken = (request: Request): string =>
  /(?:^|;\s*)vitrine_token=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''

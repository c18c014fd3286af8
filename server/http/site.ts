/** What lies under /wk_mobile/: the built app, its media, and index.html for every place in the app. */
import { join, relative, sep } from 'node:path'
import type { Service } from '../context.ts'
import { mayReadFile } from '../fileReaders.ts'
import { mustSeeOrBeAsked } from '../library/specimen.ts'
import { etagOf, mediaFolder, specimenOf } from '../media/address.ts'
import { serveUploaded } from '../media/files/serving.ts'
import { wasOpen } from '../media/openPictures.ts'
import { callerOf, tokenFrom } from '../people/session.ts'
import { sessionGone } from './failure.ts'
import { immutable, placeOf, revalidated, serveFile } from './files.ts'
import { workerOff } from './workerOff.ts'

export const base = '/wk_mobile/'
const media = `${base}media/`

/** @returns null where there is nothing; @throws Failure 401 for own media without a session */
export async function site(service: Service, request: Request): Promise<Response | null> {
  const path = pathOf(request.url)
  if (path === '/' || path === '/wk_mobile')
    return new Response(null, { status: 302, headers: { location: base, 'cache-control': revalidated } })
  if (!path.startsWith(base)) return null
  if (path.startsWith(media)) return mediaFile(service, request, path)
  const { dist } = service.config
  const name = path.slice(base.length)
  if (name === 'sw.js' && service.config.workerOff) return workerOff()
  const place = name === '' ? null : placeOf(dist, name)
  const cached = name.startsWith('assets/') ? immutable : revalidated
  const file = place && (await serveFile(request, place, cached))
  if (file) return file
  // a missing asset is missing; only a place in the app gets the app
  return isPlace(request, name) ? serveFile(request, join(dist, 'index.html'), revalidated) : null
}

async function mediaFile(service: Service, request: Request, path: string): Promise<Response | null> {
  const folder = mediaFolder(service.config.dataDir)
  const place = placeOf(folder, path.slice(media.length))
  if (!place) return null
  // told by the place, not by the address, which may be written in several ways
  const name = relative(folder, place).replaceAll(sep, '/')
  if (/^own(\/|$)/i.test(name)) return ownFile(service, request, folder, name.slice('own/'.length))
  const specimen = specimenOf(name)
  if (specimen !== null && !(await wasOpen(service, specimen))) return null
  return serveFile(request, place, immutable, etagOf(name) ?? undefined)
}

/**
 * The same files for those alone who may see the specimen, looked at anew at each request.
 * @param name below the media folder
 * @throws Failure 401 without a session, 404 where the specimen is not the caller's to see
 */
async function ownFile(service: Service, request: Request, folder: string, name: string) {
  const token = tokenFrom(request.headers.get('authorization')) || cookieToken(request)
  const caller = await callerOf(service, token, service.now())
  if (!caller) throw sessionGone()
  const uploaded = /^file\/(\d{1,15})(?:\/|$)/.exec(name)?.[1]
  if (uploaded !== undefined) {
    const asker = { rows: service.db.rows, caller, now: service.now() }
    return serveUploaded(asker, service.config.dataDir, request, Number(uploaded), mayReadFile)
  }
  const specimen = specimenOf(name)
  if (specimen === null) return null
  await mustSeeOrBeAsked({ rows: service.db.rows, caller }, specimen)
  return serveFile(request, join(folder, name), 'private, no-cache', etagOf(name) ?? undefined)
}

/** As it was asked for: a parser would take `..` out of it before it could be refused. */
function pathOf(url: string): string {
  const path = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  const end = path.search(/[?#]/)
  return end < 0 ? path : path.slice(0, end)
}

/** A browser that opens an address (it asks for HTML), whose last part has no ending. */
function isPlace(request: Request, name: string): boolean {
  const last = name.slice(name.lastIndexOf('/') + 1)
  if (name.startsWith('assets/') || /\.[a-z0-9]{1,11}$/i.test(last)) return false
  return name === '' || (request.headers.get('accept') ?? '').includes('text/html')
}

const cookieToken = (request: Request): string =>
  /(?:^|;\s*)vitrine_token=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''

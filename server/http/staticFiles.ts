/** Files under /wk_mobile/: the built app, and index.html for every place in the app. */
import { join } from 'node:path'
import type { Service } from '../context.ts'
import { immutable, placeOf, revalidated, serveFile } from './files.ts'
import { workerOff } from './workerOff.ts'

export const base = '/wk_mobile/'

/** @returns null where there is nothing */
export async function serveStatic(service: Service, request: Request): Promise<Response | null> {
  const path = pathOf(request.url)
  if (path === '/' || path === '/wk_mobile')
    return new Response(null, { status: 302, headers: { location: base, 'cache-control': revalidated } })
  if (!path.startsWith(base)) return null
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

/** The path as it was asked for: a parser would take `..` out of it before it could be refused. */
export function pathOf(url: string): string {
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

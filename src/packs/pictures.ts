/**
 * Pictures and files beside the archives: in lists, minimap, questions, below a specimen, slides, attachments, films; in a
 * cache of their own while they are needed.
 */
import { callTimeoutMs, withTimeLimit } from '../api/limit.ts'
import { caches as names } from '../device/names.ts'
import { fourAtATime } from '../queries/engine/atOnce.ts'
import { currentOwner } from '../queries/engine/owner.ts'
import { whenScreenHasLoaded } from '../queries/engine/visibleLoads.ts'
import { smallPictures } from '../rules/pack.ts'
import { isPdf } from '../rules/pdfReader.ts'
import { pictureOf } from './files.ts'
import { keepPdfReader } from './pdfReader.ts'

/** The small ones that lists and the minimap show, by an archive's address. */
export const smallOf = (url: string) => smallPictures(pictureOf(url))

const pictureName = /\.(?:webp|png|jpe?g|svg)$/

/** Whether a reply is what its address promises: a portal answers every address with its own page. */
function isAsNamed(address: string, type: string | null): boolean {
  if (pictureName.test(address)) return type?.startsWith('image/') === true
  return type !== null && !type.startsWith('text/html')
}

/** Files for some alone go into the person's own cache, which ends with the person's use of the device. */
function cacheOf(address: string): Promise<Cache> {
  const user = currentOwner()?.user
  const isOwn = address.startsWith('/wk_mobile/media/own/') && user !== undefined
  return caches.open(isOwn ? names.mediaOf(user) : names.kept)
}

/** Stores one. @returns whether there is such a picture */
async function keepPicture(picture: string, signal: AbortSignal): Promise<boolean> {
  const cache = await cacheOf(picture)
  if (await cache.match(picture)) return true
  return withTimeLimit(callTimeoutMs, signal, async (limit) => {
    const response = await fetch(picture, { signal: limit })
    if (response.status === 404) return false
    if (!response.ok || !isAsNamed(picture, response.headers.get('content-type')))
      throw new TypeError('no picture')
    await cache.put(picture, response)
    return true
  })
}

/** Stores them. @param onPart hears which part of them stands, 0 to 1 @returns the addresses of those that there are; @throws where they cannot be had or stored */
export async function keepPictures(
  addresses: readonly string[],
  signal: AbortSignal,
  onPart: (part: number) => void = () => undefined,
): Promise<string[]> {
  const kept = new Set<string>()
  let done = 0
  await fourAtATime(addresses, async (picture) => {
    await whenScreenHasLoaded(signal)
    if (await keepPicture(picture, signal)) kept.add(picture)
    done++
    onPart(done / addresses.length)
  })
  if (addresses.some(isPdf)) await keepPdfReader(signal)
  return addresses.filter((picture) => kept.has(picture))
}

export async function hasPictures(pictures: readonly string[]): Promise<boolean> {
  if (pictures.length === 0) return true
  const found = await Promise.all(pictures.map(async (picture) => (await cacheOf(picture)).match(picture)))
  return found.every((response) => response !== undefined)
}

/** Removes those that nothing needs any more. */
export async function dropPictures(pictures: readonly string[], needed: ReadonlySet<string>): Promise<void> {
  const unneeded = pictures.filter((picture) => !needed.has(picture))
  await Promise.all(unneeded.map(async (picture) => (await cacheOf(picture)).delete(picture)))
}

/** Drops the tiles that were merely looked at. False: there were none. */
export const dropSeen = (): Promise<boolean> => caches.delete(names.media).catch(() => false)

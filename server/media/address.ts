/** Where a picture's files stand: the address holds the hash of its content, so what stands there never changes. */
import { join } from 'node:path'

export const mediaBase = '/wk_mobile/media/'

/** Folder of all media of a service. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media')

/** Below the media folder. @param hash of the content, hex */
export const pictureFolder = (id: number, hash: string) => `slide/${id}-${hash}`

/** The address that the names of a picture's files follow; ends with a slash. */
export const pictureUrl = (id: number, hash: string) => `${mediaBase}${pictureFolder(id, hash)}/`

/** Where the file of an address lies, or null where it is none of ours. */
export const fileAt = (dataDir: string, url: string) =>
  url.startsWith(mediaBase) ? join(mediaFolder(dataDir), url.slice(mediaBase.length)) : null

/** Where the same file stands for those alone who may see its specimen. */
export const ownUrl = (url: string) =>
  url.startsWith(mediaBase) ? `${mediaBase}own/${url.slice(mediaBase.length)}` : url

/** The id of the uploaded file at an address; null for any other. */
export const uploadedId = (url: string): number | null => {
  const [, id] = /^\/wk_mobile\/media\/own\/file\/(\d{1,15})\//.exec(url) ?? []
  return id === undefined ? null : Number(id)
}

/** The address of the file itself, whichever of the two was given. */
export const openUrl = (url: string) =>
  url.startsWith(`${mediaBase}own/`) ? mediaBase + url.slice(`${mediaBase}own/`.length) : url

/**
 * The specimen that a file belongs to, or null: experiments and questions show theirs to everybody.
 * @param path below the media folder
 */
export function specimenOf(path: string): number | null {
  const [, id] = /^(?:slide|related)\/(\d{1,15})-/i.exec(path) ?? []
  return id === undefined ? null : Number(id)
}

/**
 * The strong ETag of a file whose address holds its hash, or null for any other.
 * @param path below the media folder, such as `slide/12-0a1b…/pack`
 */
export function etagOf(path: string): string | null {
  const [, hash, name] = /^[a-z]+\/\d+-([0-9a-f]{16,})\/(.+)$/.exec(path) ?? []
  return hash && name ? `"${hash}-${name.replaceAll('/', '-')}"` : null
}

/** Where the pictures of questions stand. */
export const pictureBase = '/wk_mobile/media/question/'

/** The addresses of ours that a question's texts name, as its row holds them. */
export const picturesIn = (body: string): string[] =>
  body.match(/\/wk_mobile\/media\/question\/[0-9a-f]{32}\.webp/g) ?? []

/** An address of ours. @returns the file's name */
export const pictureName = (src: string): string | null =>
  /^\/wk_mobile\/media\/question\/([0-9a-f]{32}\.webp)$/.exec(src)?.[1] ?? null

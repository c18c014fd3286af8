/** What keeping a thing for offline means: the service says it, and every part of it can be looked for on this device. */
import { hashKey } from '@tanstack/react-query'
import { chapterBundle } from '../contract/practice.ts'
import { commonMarks, specimenInfo } from '../contract/specimens.ts'
import { type Contents, contents, type KeepKind } from '../contract/sync.ts'
import { inUser } from '../device/db.ts'
import { caches as cacheNames, packsFolder } from '../device/names.ts'
import { queryClient } from '../queries/client.ts'
import { chapterQuery } from '../queries/practice.ts'
import { ask, query } from '../queries/query.ts'
import { packFile } from '../rules/pack.ts'

export interface Kept {
  kind: KeepKind
  id: number
}

export const keptKey = ({ kind, id }: Kept) => `${kind}:${id}`

export type Depth = 'study' | 'full'

/** Up to here all of the pictures are kept without asking; beyond it, all but their finest level. */
const roomyBytes = 64 * 1024 * 1024

export interface Wanted extends Contents {
  depth: Depth
}

export async function contentsOf(kept: Kept): Promise<Wanted> {
  const full = await ask(contents, { ...kept, depth: 'full' })
  if (full.bytes <= roomyBytes) return { ...full, depth: 'full' }
  return { ...(await ask(contents, { ...kept, depth: 'study' })), depth: 'study' }
}

type Args = Record<string, string | number>

/** The replies that can be kept, by the path that the contents name. */
const replies = {
  [chapterBundle.path]: ({ catalogId }: Args) => chapterQuery(Number(catalogId)),
  [specimenInfo.path]: ({ id }: Args) => query(specimenInfo, { id: Number(id) }),
  [commonMarks.path]: ({ specimenId }: Args) => query(commonMarks, { specimenId: Number(specimenId) }),
}

const isStored = async (user: number, key: readonly unknown[]) =>
  (await inUser(user, (db) => db.count('replies', hashKey(key)))) > 0

/** Asks for a reply unless it is stored, and waits until it is. Throws where the service cannot be asked. */
export async function keepReply(
  user: number,
  { path, query: args }: Contents['calls'][number],
): Promise<void> {
  const options = replies[path]?.(args)
  if (!options) throw new RangeError(`nothing keeps ${path}`)
  if (await isStored(user, options.queryKey)) return
  await queryClient.fetchQuery({ ...(options as ReturnType<typeof chapterQuery>), staleTime: 0 })
  for (let tries = 0; tries < 40; tries++) {
    if (await isStored(user, options.queryKey)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new DOMException('reply not stored', 'QuotaExceededError')
}

/** Whether all the replies stand in the person's database. */
export async function hasReplies(user: number, calls: Contents['calls']): Promise<boolean> {
  for (const { path, query: args } of calls) {
    const options = replies[path]?.(args)
    if (!options || !(await isStored(user, options.queryKey))) return false
  }
  return true
}

const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1)
export const fileOf = (url: string) => packFile(folderOf(url))
export const manifestOf = (url: string) => `${folderOf(url)}manifest.json`

/** The small pictures beside an archive that lists and the minimap show. */
const smallPictures = (url: string) => ['thumb.webp', 'mini.webp'].map((name) => folderOf(url) + name)

export async function keepSmallPictures(url: string): Promise<void> {
  const cache = await caches.open(cacheNames.media)
  for (const picture of smallPictures(url)) if (!(await cache.match(picture))) await cache.add(picture)
}

export async function hasSmallPictures(url: string): Promise<boolean> {
  const cache = await caches.open(cacheNames.media)
  const found = await Promise.all(smallPictures(url).map((picture) => cache.match(picture)))
  return found.every((response) => response !== undefined)
}

/** Length in bytes of a kept archive; 0 where there is none. Only verified bytes are ever kept under this name. */
export async function keptBytes(url: string): Promise<number> {
  try {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(packsFolder)
    return (await (await folder.getFileHandle(fileOf(url))).getFile()).size
  } catch {
    return 0
  }
}

/** Whether the service is ready, and how far the pictures of the school are. */
import type { Service } from '../context.ts'
import { type Cause, whyUnavailable } from '../store/dialect/plain.ts'
import { tenant } from '../store/schema.ts'
import { tryWrite } from '../system/settings.ts'

interface Pictures {
  ready: number
  waiting: number
  failed: number
  total: number
}

export type Health = { ready: true; pictures: Pictures } | { ready: false; reason: Cause }

/**
 * Asks the database: a service that cannot reach it is not ready. After a write that the database could not take, it tries
 * one itself, so that the answer changes without anybody's call.
 */
export async function health(service: Service): Promise<Health> {
  const { db } = service
  const { cause: known } = db.availability
  if (known !== null && db.availability.hasJustFailed(Date.now())) return { ready: false, reason: known }
  try {
    if (known !== null) {
      await tryWrite(db)
      db.availability.clear()
    }
    return { ready: true, pictures: await countPictures(service) }
  } catch (failure) {
    const cause = whyUnavailable(failure)
    if (cause === null) throw failure
    return { ready: false, reason: cause }
  }
}

async function countPictures({ db }: Service): Promise<Pictures> {
  const rows = await db.rows<{ state: 'ready' | 'waiting' | 'failed'; n: number }>(
    'select "state", count(*) as n from "specimen" where "tenant" = ? group by "state"',
    [tenant],
  )
  const pictures = { ready: 0, waiting: 0, failed: 0, total: 0 }
  for (const { state, n } of rows) {
    pictures[state] += n
    pictures.total += n
  }
  return pictures
}

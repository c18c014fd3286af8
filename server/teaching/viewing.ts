/** Traces of a person in a courseware: slides seen, reactions. */

import type { Args } from '../../src/contract/endpoint.ts'
import type { coursewareProgress, coursewareReact } from '../../src/contract/teaching/courseware.ts'
import type { Context } from '../context.ts'
import { badParameter } from '../http/failure.ts'
import { tenant } from '../store/schema.ts'
import { coursewareFor } from './coursewares.ts'
import { slidesIn } from './slides.ts'

/** Seen slides are united and the greatest per cent stays: a device that comes late removes nothing. */
export async function saveProgress(given: Args<typeof coursewareProgress>, context: Context): Promise<null> {
  const { id, progress, slideIds = [], videoMs } = given
  const { row } = await coursewareFor(context, id)
  const { rows, caller, now } = context
  const own = [tenant, caller.accountId, id]
  await rows(
    `insert into "viewProgress" ("tenant", "accountId", "coursewareId", "seen", "percent", "videoMs", "at")
      values (?, ?, ?, '[]', 0, 0, ?) on conflict do nothing`,
    [...own, now],
    'writer',
  )
  // takes the row's lock: two devices of one person come one after the other
  await rows(
    'update "viewProgress" set "at" = "at" where "tenant" = ? and "accountId" = ? and "coursewareId" = ?',
    own,
    'writer',
  )
  const [before] = await rows<{ seen: string; percent: number; videoMs: number }>(
    'select "seen", "percent", "videoMs" from "viewProgress" where "tenant" = ? and "accountId" = ? and "coursewareId" = ?',
    own,
  )
  const slides = slidesIn(row.slides)
  const known = new Set(slides.map((slide) => slide.id))
  const seen = new Set(JSON.parse(before?.seen ?? '[]') as string[])
  for (const slideId of slideIds) if (known.has(slideId)) seen.add(slideId)
  const bySlides = slides.length > 0 ? Math.floor((100 * seen.size) / slides.length) : 0
  const percent = Math.min(100, Math.max(before?.percent ?? 0, Math.round(progress), bySlides))
  await rows(
    `update "viewProgress" set "seen" = ?, "percent" = ?, "videoMs" = ?, "at" = ?
      where "tenant" = ? and "accountId" = ? and "coursewareId" = ?`,
    [JSON.stringify([...seen]), percent, videoMs ?? before?.videoMs ?? 0, now, ...own],
    'writer',
  )
  return null
}

export async function react(given: Args<typeof coursewareReact>, context: Context): Promise<null> {
  const { id, slideId, kind, on } = given
  const { row } = await coursewareFor(context, id)
  const { rows, caller, now } = context
  const own = [tenant, caller.accountId, id, slideId, kind]
  if (!on) {
    await rows(
      `delete from "slideReaction" where "tenant" = ? and "accountId" = ? and "coursewareId" = ?
        and "slideId" = ? and "kind" = ?`,
      own,
      'writer',
    )
    return null
  }
  if (!slidesIn(row.slides).some((slide) => slide.id === slideId)) throw badParameter('slideId')
  await rows(
    `insert into "slideReaction" ("tenant", "accountId", "coursewareId", "slideId", "kind", "at")
      values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
    [...own, now],
    'writer',
  )
  return null
}

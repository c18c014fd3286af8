/** Places specimens, pictures and films beside the slides of a courseware. */
import type { Args } from '../../src/contract/endpoint.ts'
import type { coursewareSlides } from '../../src/contract/teaching/courseware.ts'
import type { Context } from '../context.ts'
import { seenAmong, seenBy } from '../library/specimen.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import type { CoursewareResourceTable } from './tables.ts'

type Given = Args<typeof coursewareSlides>
type Kind = CoursewareResourceTable['kind']
type PlacedResource = Pick<CoursewareResourceTable, 'slideId' | 'kind' | 'refId'> & { view: string }

/** Pictures and films stand behind the specimens. */
const relatedPosition = 1000

/** Replaces the resources of these kinds. */
async function replaceResources(
  { db }: Context,
  id: number,
  kinds: Kind[],
  placed: readonly PlacedResource[],
  firstPosition: number,
): Promise<void> {
  await db
    .deleteFrom('coursewareResource')
    .where('tenant', '=', tenant)
    .where('coursewareId', '=', id)
    .where('kind', 'in', kinds)
    .execute()
  if (placed.length === 0) return
  const rows = placed.map((one, at) => ({ tenant, coursewareId: id, ...one, position: firstPosition + at }))
  await db.insertInto('coursewareResource').values(rows).execute()
}

export async function placeSpecimens(
  context: Context,
  id: number,
  specimens: Given['specimens'],
  slides: ReadonlySet<string>,
): Promise<void> {
  const ids = specimens.map(({ specimenId }) => specimenId)
  const seen = new Set(await seenAmong(context, ids))
  const placed = specimens
    .filter(({ specimenId, slideId }) => seen.has(specimenId) && (slideId === null || slides.has(slideId)))
    .map(({ slideId, specimenId, view }) => ({
      slideId,
      kind: 'specimen' as const,
      refId: specimenId,
      view: view === null ? '' : JSON.stringify(view),
    }))
  await replaceResources(context, id, ['specimen'], placed, 0)
}

/** Ids of `related` rows among these, with their kind, that belong to specimens which the caller sees. */
async function seenRelated(context: Context, ids: readonly number[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const seen = await seenBy(context)
  const found = await context.rows<{ id: number; kind: string }>(
    `select x."id", x."kind" from "related" x
      join "specimen" s on s."tenant" = x."tenant" and s."id" = x."specimenId"
      where x."tenant" = ? and x."id" in (${marksFor(ids)}) and ${seen.sql}`,
    [tenant, ...ids, ...seen.values],
  )
  return new Set(found.map(({ kind, id }) => `${kind} ${id}`))
}

/** What is not given stays as it was: an older page of the app knows only specimens. */
export async function placeRelated(
  context: Context,
  id: number,
  related: Given['related'],
  slides: ReadonlySet<string>,
): Promise<void> {
  if (!related) return
  const seen = await seenRelated(
    context,
    related.map((one) => one.id),
  )
  const placed = related
    .filter((one) => seen.has(`${one.kind} ${one.id}`) && (one.slideId === null || slides.has(one.slideId)))
    .map(({ slideId, kind, id: refId }) => ({ slideId, kind, refId, view: '' }))
  await replaceResources(context, id, ['picture', 'video'], placed, relatedPosition)
}

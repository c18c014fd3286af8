/** Coursewares made, arranged, published and removed by their teachers. */

import type { Args } from '../../src/contract/endpoint.ts'
import type {
  coursewarePublish,
  coursewareSave,
  coursewareSlides,
} from '../../src/contract/teaching/courseware.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { uploadedId } from '../media/address.ts'
import { startJob } from '../store/jobs/jobs.ts'
import type { Flag } from '../store/row.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { mustBeOnTeacherSide, mustMay } from './access.ts'
import { announceCourseware, coursewareJob } from './announceCourseware.ts'
import { coursewareFor, mustEdit, mustEditAlone, type StoredCourseware } from './coursewares.ts'
import { beginDocumentPages, isOnlyPagesSince } from './documentPages.ts'
import { placeRelated, placeSpecimens } from './placeResources.ts'
import { type StoredSlide, slideColumns, slidesIn } from './slides.ts'

type Given = Args<typeof coursewareSave>

/** The slides of a deck, each under an id of its own in the courseware. */
async function slidesOfDeck({ db, caller }: Context, deckId: number): Promise<StoredSlide[]> {
  const deck = await db
    .selectFrom('deck')
    .select(['slides', 'state', 'creator', 'checkedAt'])
    .where('tenant', '=', tenant)
    .where('id', '=', deckId)
    .executeTakeFirst()
  const isOwn = deck?.creator === caller.accountId && deck.checkedAt !== null
  if (!deck || (deck.state !== 'published' && !isOwn)) throw notFound()
  return slidesIn(deck.slides).map((slide) => ({ ...slide, id: crypto.randomUUID() }))
}

/** null takes it away; what was not given stays as it is. */
const toJson = (given: object | null | undefined): string | undefined =>
  given === null ? '' : given && JSON.stringify(given)

function toFlag(given: boolean | undefined): Flag | undefined {
  if (given === undefined) return undefined
  return given ? 1 : 0
}

function columnsOf(given: Given) {
  const { name, nameEn, description, descriptionEn, scope } = given
  if (name === '') throw refuse('coursewareNameEmpty', [], { field: 'name' })
  return {
    name,
    nameEn,
    description,
    descriptionEn,
    scope,
    doc: toJson(given.doc),
    video: toJson(given.video),
    attachments: toJson(given.attachments),
    allowDownloadDoc: toFlag(given.allowDownloadDoc),
    allowDownloadVideo: toFlag(given.allowDownloadVideo),
  }
}

/**
 * A courseware names files of its owner, and what it named before.
 * @throws Failure for any other address: it would lead students out of the school, or to what another person keeps
 */
async function mustNameOwnFiles(
  { db, caller }: Context,
  { doc, video, attachments }: Given,
  before: StoredCourseware | undefined,
): Promise<void> {
  const named = [
    doc?.url,
    video?.url,
    video?.captions,
    video?.captionsEn,
    ...(attachments ?? []).map(({ url }) => url),
  ]
  const known = `${before?.doc}${before?.video}${before?.attachments}`
  const urls = named.filter((url) => url !== undefined && url !== '' && !known.includes(JSON.stringify(url)))
  if (urls.length === 0) return
  const ids = new Set(urls.map((url) => uploadedId(url ?? '') ?? 0))
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('tenant', '=', tenant)
    .where('ownerId', '=', before?.ownerId ?? caller.accountId)
    .where('useTo', 'in', ['attachment', 'film', 'captions'])
    .where('state', '=', 'ready')
    .where('id', 'in', [...ids])
    .execute()
  if (found.length < ids.size) throw refuse('coursewareFileUnknown')
}

type FactColumns = Pick<
  StoredCourseware,
  'name' | 'nameEn' | 'description' | 'descriptionEn' | 'scope' | 'slideCount'
>
type FileColumn = 'doc' | 'video' | 'attachments'

const fileNames = (...columns: (string | undefined)[]): string[] =>
  columns
    .filter((column) => column)
    .flatMap((column) => JSON.parse(column ?? '') as { name: string }[])
    .map(({ name }) => name)

/** The audit names its files, and counts its slides. */
const factsOf = (row: FactColumns & Partial<Record<FileColumn, string | undefined>>) => ({
  name: row.name,
  nameEn: row.nameEn,
  desc: row.description,
  descEn: row.descriptionEn,
  scope: row.scope,
  slides: row.slideCount,
  files: fileNames(row.doc, row.video, row.attachments),
})

/** @returns the courseware's id */
export async function saveCourseware(given: Given, context: Context): Promise<number> {
  const columns = columnsOf(given)
  const { id, deckId, name, nameEn } = given
  const names = [name, nameEn]
  if (id === undefined) mustBeOnTeacherSide(context)
  return transaction(context, async (within) => {
    const before = id === undefined ? undefined : await mustEditAlone(within, id)
    await mustNameOwnFiles(within, given, before)
    const added = deckId === undefined ? [] : await slidesOfDeck(within, deckId)
    const slides = [...slidesIn(before?.slides ?? ''), ...added]
    const all = {
      ...columns,
      ...slideColumns(names, slides),
      thumbnail: slides[0]?.thumbnail ?? before?.thumbnail ?? '',
      version: (before?.version ?? 0) + 1,
      updatedAt: within.now,
    }
    const saved = await writeCourseware(within, id, all)
    // a file that the form does not name stays
    const files = {
      doc: all.doc ?? before?.doc,
      video: all.video ?? before?.video,
      attachments: all.attachments ?? before?.attachments,
    }
    await recordChange(within, {
      what: id === undefined ? 'courseware.create' : 'courseware.edit',
      thing: 'courseware',
      thingId: saved,
      ...(before && { before: factsOf(before) }),
      after: factsOf({ ...all, ...files }),
    })
    if (deckId !== undefined)
      await within.db
        .insertInto('coursewareDeck')
        .values({ tenant, coursewareId: saved, deckId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await beginDocumentPages(within, saved)
    return saved
  })
}

type Written = ReturnType<typeof columnsOf> &
  ReturnType<typeof slideColumns> & { thumbnail: string; version: number; updatedAt: number }

async function writeCourseware({ db, caller }: Context, id: number | undefined, all: Written) {
  if (id !== undefined) {
    await db.updateTable('courseware').set(all).where('tenant', '=', tenant).where('id', '=', id).execute()
    return id
  }
  const made = await db
    .insertInto('courseware')
    .values({ tenant, ownerId: caller.accountId, state: 'draft', ...all })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Keeps these slides in this order; a slide that is not named goes. @returns the new version */
export async function arrangeSlides(given: Args<typeof coursewareSlides>, context: Context): Promise<number> {
  const { id, version, slides: wanted, specimens, related } = given
  return transaction(context, async (within) => {
    const row = await mustEditAlone(within, id)
    if (row.version !== version && !isOnlyPagesSince(row, version)) throw refuse('coursewareChanged')
    const known = new Map(slidesIn(row.slides).map((slide) => [slide.id, slide]))
    const slides = wanted.flatMap((one) => {
      const slide = known.get(one.id)
      return slide ? [{ ...slide, note: one.note, noteEn: one.noteEn }] : []
    })
    await within.db
      .updateTable('courseware')
      .set({
        ...slideColumns([row.name, row.nameEn], slides),
        thumbnail: slides[0]?.thumbnail ?? '',
        version: row.version + 1,
        updatedAt: within.now,
      })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
    const slideIds = new Set(slides.map((slide) => slide.id))
    await placeSpecimens(within, id, specimens, slideIds)
    await placeRelated(within, id, related, slideIds)
    await recordChange(within, {
      what: 'courseware.slides',
      thing: 'courseware',
      thingId: id,
      before: { slides: row.slideCount, version: row.version },
      after: {
        slides: slides.length,
        ...(specimens && { specimens: specimens.length }),
        ...(related && { related: related.length }),
        version: row.version + 1,
      },
    })
    return row.version + 1
  })
}

/** Takes it out of a course. */
async function withdraw(within: Context, id: number, courseId: number): Promise<void> {
  const shown = await within.db
    .deleteFrom('courseCourseware')
    .where('tenant', '=', tenant)
    .where('courseId', '=', courseId)
    .where('coursewareId', '=', id)
    .returning('shownFrom')
    .executeTakeFirst()
  if (!shown) return
  const before = { courseId, shownAt: shown.shownFrom }
  await recordChange(within, { what: 'courseware.withdraw', thing: 'courseware', thingId: id, before })
}

export async function publishCourseware(
  given: Args<typeof coursewarePublish>,
  context: Context,
): Promise<null> {
  const { id, courseId, shownFrom, position } = given
  const { state } = await mustMay(context, courseId, 'coursewares')
  // own ones, those of the school, and what stands in a course that the caller teaches
  const { row, standing } = await coursewareFor(context, id)
  if (shownFrom === null) {
    await transaction(context, (within) => withdraw(within, id, courseId))
    return null
  }
  if (state === 'ended') throw refuse('courseEnded')
  if (row.slideCount === 0 && row.video === '' && row.doc === '') throw refuse('coursewareBlank')
  if (row.state === 'draft' && !standing.mayEdit) throw notFound()
  await transaction(context, async (within) => {
    const before = await within.db
      .selectFrom('courseCourseware')
      .select('shownFrom')
      .where('tenant', '=', tenant)
      .where('courseId', '=', courseId)
      .where('coursewareId', '=', id)
      .executeTakeFirst()
    const [last] = await within.rows<{ last: number | null }>(
      'select max("position") as "last" from "courseCourseware" where "tenant" = ? and "courseId" = ?',
      [tenant, courseId],
    )
    const place = position ?? (last?.last ?? 0) + 1
    await within.db
      .updateTable('courseware')
      .set({ state: 'published' })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
    await within.db
      .insertInto('courseCourseware')
      .values({ tenant, courseId, coursewareId: id, position: place, shownFrom })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'courseId', 'coursewareId'])
          .doUpdateSet(position === undefined ? { shownFrom } : { shownFrom, position }),
      )
      .execute()
    await recordChange(within, {
      what: 'courseware.publish',
      thing: 'courseware',
      thingId: id,
      ...(before && { before: { courseId, shownAt: before.shownFrom } }),
      after: { courseId, shownAt: shownFrom },
    })
    if (shownFrom <= within.now) await announceCourseware(within, courseId, row)
    else await startJob(within, coursewareJob, { courseId, coursewareId: id, shownFrom }, shownFrom)
  })
  return null
}

/** One that stands in a course is taken out of it first. */
export async function removeCourseware(id: number, context: Context): Promise<null> {
  const row = await mustEdit(context, id)
  await transaction(context, async (within) => {
    const { db, rows } = within
    const [used] = await rows<object>(
      'select 1 as "is" from "courseCourseware" where "tenant" = ? and "coursewareId" = ? limit 1',
      [tenant, id],
    )
    if (used) throw refuse('coursewareInUse')
    for (const table of ['coursewareResource', 'coursewareDeck', 'viewProgress', 'slideReaction'] as const)
      await db.deleteFrom(table).where('tenant', '=', tenant).where('coursewareId', '=', id).execute()
    await db.deleteFrom('studyRecord').where('tenant', '=', tenant).where('coursewareId', '=', id).execute()
    await db.deleteFrom('courseware').where('tenant', '=', tenant).where('id', '=', id).execute()
    const before = factsOf(row)
    await recordChange(within, { what: 'courseware.remove', thing: 'courseware', thingId: id, before })
  })
  return null
}

/** Decks that teachers brought: made by a job, looked at by their teacher, then used or shared. */
import type { Args } from '../../src/contract/endpoint.ts'
import type {
  BroughtDeck,
  BroughtState,
  DeckToCheck,
  deckBring,
  deckPublish,
  PageFinding,
} from '../../src/contract/teaching/material.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { heldFiles } from '../media/files/holdFiles.ts'
import type { Executor } from '../store/db.ts'
import { startJob } from '../store/jobs/jobs.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { mustBeOnTeacherSide } from './access.ts'
import { type StoredSlide, slideColumns, slidesFor, slidesIn } from './slides.ts'
import type { DeckTable } from './tables.ts'

/** Input of the job `deck`. */
export interface DeckJobInput {
  fileIds: number[]
  name: string
}

interface BroughtPage {
  picture: string
  thumbnail: string
  width: number
  height: number
  text: string
  note: string
  isBlank: boolean
  isTextLost: boolean
}

interface Bringing {
  /** the same again makes no second deck */
  key: string
  ownerId: number
  name: string
  deck: { fileType: DeckTable['fileType']; folder: string; pages: readonly BroughtPage[] }
  subjectId?: number
  catalogId?: number
}

const findingOf = ({ isBlank, isTextLost }: BroughtPage): PageFinding | null => {
  if (isBlank) return 'blank'
  return isTextLost ? 'textLost' : null
}

export async function broughtDeckId(db: Executor, key: string): Promise<number | null> {
  const row = await db
    .selectFrom('deck')
    .select('id')
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Stores the pages that were made as a draft of their owner. @returns the deck's id */
export async function storeBroughtDeck(db: Executor, bringing: Bringing): Promise<number> {
  const { key, ownerId, name, deck, subjectId = 0, catalogId = 0 } = bringing
  const slides: StoredSlide[] = deck.pages.map(({ picture, thumbnail, width, height, text, note }) => ({
    id: crypto.randomUUID(),
    picture,
    thumbnail,
    width,
    height,
    text,
    note,
    textEn: '',
    noteEn: '',
  }))
  const findings = deck.pages.flatMap((page, at) => {
    const finding = findingOf(page)
    return finding ? [{ slideId: slides[at]?.id ?? '', finding }] : []
  })
  const owner = await db
    .selectFrom('account')
    .select('fullName')
    .where('tenant', '=', tenant)
    .where('id', '=', ownerId)
    .executeTakeFirst()
  await db
    .insertInto('deck')
    .values({
      tenant,
      key,
      name,
      nameEn: '',
      cover: slides[0]?.thumbnail ?? '',
      creator: ownerId,
      creatorName: owner?.fullName ?? '',
      fileType: deck.fileType,
      filePath: deck.folder,
      subjectId,
      catalogId,
      state: 'draft',
      version: 1,
      position: 0,
      findings: JSON.stringify(findings),
      ...slideColumns([name], slides),
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
    .execute()
  const id = await broughtDeckId(db, key)
  if (id === null) throw new Error('The deck was not stored.')
  return id
}

/** @returns the id of the job that makes the deck */
export async function bringDeck(given: Args<typeof deckBring>, context: Context): Promise<{ jobId: number }> {
  mustBeOnTeacherSide(context)
  const fileIds = [...new Set(given.fileIds)]
  const jobId = await transaction(context, async (within) => {
    const files = await heldFiles(within.db)
      .select('name')
      .where('ownerId', '=', within.caller.accountId)
      .where('useTo', '=', 'slides')
      .where('id', 'in', fileIds)
      .execute()
    if (files.length < fileIds.length) throw notFound()
    const name = given.name || (files[0]?.name ?? '').replace(/\.[^.]+$/, '')
    const input: DeckJobInput = { fileIds, name }
    const job = await startJob(within, 'deck', input)
    const after = { kind: 'deck', name }
    await recordChange(within, { what: 'material.import', thing: 'job', thingId: job, after })
    return job
  })
  context.service.jobs.wake()
  return { jobId }
}

function stateOf({ state, checkedAt }: { state: string; checkedAt: number | null }): BroughtState {
  if (state === 'published') return 'school'
  return checkedAt === null ? 'toCheck' : 'own'
}

const ownDecks = ({ db, caller }: Context) =>
  db.selectFrom('deck').where('tenant', '=', tenant).where('creator', '=', caller.accountId)

export async function broughtDecks(context: Context): Promise<BroughtDeck[]> {
  const rows = await ownDecks(context)
    .select(['id', 'name', 'nameEn', 'cover', 'fileType', 'slideCount', 'state', 'checkedAt'])
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ checkedAt, ...row }) => ({ ...row, state: stateOf({ ...row, checkedAt }) }))
}

async function ownDeck(context: Context, id: number) {
  const row = await ownDecks(context).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type Deck = Awaited<ReturnType<typeof ownDeck>>

const factsOf = ({ name, nameEn, state, subjectId, slideCount }: Deck) => ({
  name,
  nameEn,
  shared: state === 'published',
  subjectId,
  slides: slideCount,
})

/** @throws Failure 404 where it is not the caller's own */
export async function deckToCheck(id: number, context: Context): Promise<DeckToCheck> {
  const { name, nameEn, cover, fileType, slideCount, subjectId, catalogId, ...row } = await ownDeck(
    context,
    id,
  )
  return {
    id,
    name,
    nameEn,
    cover,
    fileType,
    slideCount,
    subjectId,
    catalogId,
    state: stateOf(row),
    slides: slidesFor(slidesIn(row.slides), true),
    findings: row.findings === '' ? [] : (JSON.parse(row.findings) as DeckToCheck['findings']),
  }
}

/** The catalogue has to be one of the subject. */
async function mustBeOfSubject({ db }: Context, subjectId: number, catalogId: number | undefined) {
  const subject = await db
    .selectFrom('subject')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', subjectId)
    .executeTakeFirst()
  if (!subject) throw notFound()
  if (catalogId === undefined) return
  const catalog = await db
    .selectFrom('deckCatalog')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', catalogId)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst()
  if (!catalog) throw notFound()
}

/** @throws Failure where a page that stays was not looked at, or where it would be shared without a subject */
export async function publishDeck(given: Args<typeof deckPublish>, context: Context): Promise<null> {
  const { id, name, nameEn, shared, subjectId, catalogId } = given
  if (name === '') throw refuse('deckNameEmpty', [], { field: 'name' })
  if (shared && subjectId === undefined) throw refuse('deckNeedsSubject', [], { field: 'subjectId' })
  if (subjectId !== undefined) await mustBeOfSubject(context, subjectId, catalogId)
  await transaction(context, async (within) => {
    const row = await ownDeck(within, id)
    const known = new Map(slidesIn(row.slides).map((slide) => [slide.id, slide]))
    const slides = [...new Set(given.slideIds)].flatMap((slideId) => known.get(slideId) ?? [])
    if (slides.length === 0) throw refuse('deckBlank')
    const seen = new Set(given.seen)
    const unseen = row.checkedAt === null ? slides.filter((slide) => !seen.has(slide.id)).length : 0
    if (unseen > 0) throw refuse('deckUnseen', [unseen])
    await within.db
      .updateTable('deck')
      .set({
        ...slideColumns([name, nameEn], slides),
        name,
        nameEn,
        cover: slides[0]?.thumbnail ?? '',
        subjectId: subjectId ?? row.subjectId,
        catalogId: catalogId ?? (subjectId === undefined ? row.catalogId : 0),
        state: shared ? 'published' : 'draft',
        checkedAt: within.now,
        version: row.version + 1,
      })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
    const after = { name, nameEn, shared, subjectId: subjectId ?? row.subjectId, slides: slides.length }
    const facts = { before: factsOf(row), after }
    await recordChange(within, { what: 'deck.publish', thing: 'deck', thingId: id, ...facts })
  })
  return null
}

export async function removeDeck(id: number, context: Context): Promise<null> {
  await transaction(context, async (within) => {
    const { db } = within
    const row = await ownDeck(within, id)
    await db.deleteFrom('coursewareDeck').where('tenant', '=', tenant).where('deckId', '=', id).execute()
    await db.deleteFrom('deck').where('tenant', '=', tenant).where('id', '=', id).execute()
    await recordChange(within, { what: 'deck.remove', thing: 'deck', thingId: id, before: factsOf(row) })
  })
  return null
}

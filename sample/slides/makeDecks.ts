/** Makes the decks of the sample school that are not there yet, then the coursewares that are made of them. */
import { createHash } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import { fileAt, mediaFolder } from '../../server/media/address.ts'
import { makingFolder } from '../../server/media/keep.ts'
import { lockPictures } from '../../server/media/lock.ts'
import { tenant } from '../../server/store/schema.ts'
import { type StoredSlide, slideColumns } from '../../server/teaching/slides.ts'
import type { DeckTable } from '../../server/teaching/tables.ts'
import { fillLessons } from '../fill/lessons.ts'
import { fillPreparations } from '../fill/preparations.ts'
import type { Making } from '../pictures/sample.ts'
import { inProcesses, type Run } from '../processes/pool.ts'
import { decks } from '../school/teaching/decks.ts'
import type { DeckSeed } from '../school/teaching/types.ts'
import { type DeckOrder, slideFile, thumbnailFile } from './deckOrder.ts'
import { slideSize } from './drawSlide.ts'
import {
  mostStructures,
  type PlannedDeck,
  planOfSpecimen,
  type SlidePlan,
  type SpecimenFacts,
  textOf,
  titleSlide,
} from './plan.ts'

/** Counts up when slides are drawn in another way: what is there is drawn anew then. */
const drawingVersion = 1

/** Safe to call at every start: what is there stays. */
export async function makeDecks(making: Making, signal: AbortSignal): Promise<void> {
  const { dataDir, longSide, say } = making
  const most = longSide === undefined ? mostStructures.whole : mostStructures.reduced
  const release = lockPictures(dataDir, 'decks')
  if (!release) return
  try {
    const facts = await specimenFacts(making)
    const begun = performance.now()
    const planned = decks.flatMap((seed) => planDeck(seed, facts, most) ?? [])
    const rows: [PlannedDeck, DeckRow][] = []
    // in their order, which their ids keep
    for (const deck of planned) rows.push([deck, await deckRow(making, deck.seed)])
    let slides = 0
    const script = new URL('drawingProcess.ts', import.meta.url)
    await inProcesses(script, rows, signal, async ([deck, row], draw: Run<DeckOrder, void>) => {
      slides += await makeOneDeck(making, deck, row, draw)
    })
    if (signal.aborted) return
    await fillLessons(making, planned, facts)
    await fillPreparations(making.db, Date.now())
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (slides > 0) say(`${slides} slides of ${decks.length} decks, ${seconds} s`)
  } finally {
    release()
  }
}

/** Of a deck only what its pictures are there for; null where none is. */
function planDeck(
  seed: DeckSeed,
  facts: ReadonlyMap<string, SpecimenFacts>,
  most: number,
): PlannedDeck | null {
  const specimens = seed.specimens.flatMap((key) => facts.get(key) ?? [])
  if (specimens.length === 0) return null
  const parts = specimens.flatMap((specimen) => planOfSpecimen(seed.key, specimen, most))
  return { seed, plans: [titleSlide(seed, specimens), ...parts] }
}

/** What is known of each specimen whose picture is ready, by key. */
async function specimenFacts({ db, dataDir }: Making): Promise<Map<string, SpecimenFacts>> {
  const rows = await db.kysely
    .selectFrom('specimen')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('state', '=', 'ready')
    .where('fileType', '<>', 2)
    .execute()
  const marks = await db.kysely
    .selectFrom('mark')
    .select(['specimenId', 'key', 'name', 'nameEn', 'desc', 'descEn', 'x', 'y', 'objective'])
    .where('tenant', '=', tenant)
    .where('layer', '=', 'preset')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const bySpecimen = Map.groupBy(marks, ({ specimenId }) => specimenId)
  const facts = new Map<string, SpecimenFacts>()
  for (const row of rows) {
    const folder = row.tileUrl && fileAt(dataDir, row.tileUrl)
    if (!folder) continue
    // a structure that is marked several times is shown once
    const once = Map.groupBy(bySpecimen.get(row.id) ?? [], ({ key }) => key.replace(/-\d+$/, ''))
    facts.set(row.key, {
      id: row.id,
      name: { zh: row.name, en: row.nameEn },
      desc: { zh: row.desc, en: row.descEn },
      dye: { zh: row.dye, en: row.dyeEn },
      diagram: row.scale === 0 || row.kind === 'gross' || row.kind === 'pattern',
      picture: {
        key: row.key,
        folder,
        width: row.width,
        height: row.height,
        tileSize: row.tileSize,
        minLevel: row.minLevel,
        maxLevel: row.maxLevel,
      },
      structures: [...once.values()].flatMap(([mark]) =>
        mark
          ? [
              {
                name: { zh: mark.name, en: mark.nameEn },
                desc: { zh: mark.desc, en: mark.descEn },
                x: mark.x,
                y: mark.y,
                objective: mark.objective,
              },
            ]
          : [],
      ),
    })
  }
  return facts
}

async function catalogId({ db }: Making, { catalog, subject }: DeckSeed, position: number) {
  const { id: subjectId } = await db.kysely
    .selectFrom('subject')
    .select('id')
    .where('tenant', '=', tenant)
    .where('key', '=', subject)
    .executeTakeFirstOrThrow()
  const names = { name: catalog.name.zh, nameEn: catalog.name.en }
  const { id } = await db.kysely
    .insertInto('deckCatalog')
    .values({ tenant, key: catalog.key, subjectId, parentId: null, position, ...names })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(names))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, subjectId }
}

type DeckRow = Pick<Selectable<DeckTable>, 'id' | 'filePath' | 'version'>

/** The row of a deck, a draft until its slides are drawn. */
async function deckRow(making: Making, seed: DeckSeed): Promise<DeckRow> {
  const { db } = making
  const position = decks.indexOf(seed) + 1
  const place = await catalogId(making, seed, position)
  const teacher = await db.kysely
    .selectFrom('account')
    .select(['id', 'fullName'])
    .where('tenant', '=', tenant)
    .where('loginName', '=', seed.by)
    .executeTakeFirst()
  const columns = {
    name: seed.name.zh,
    nameEn: seed.name.en,
    catalogId: place.id,
    subjectId: place.subjectId,
  }
  const owner = { creator: teacher?.id ?? 0, creatorName: teacher?.fullName ?? '' }
  const empty = { cover: '', filePath: '', slides: '[]', slideCount: 0, words: '', version: 0 }
  return db.kysely
    .insertInto('deck')
    .values({
      tenant,
      key: seed.key,
      fileType: seed.fileType,
      state: 'draft',
      position,
      ...columns,
      ...owner,
      ...empty,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(columns))
    .returning(['id', 'filePath', 'version'])
    .executeTakeFirstOrThrow()
}

/** The pictures are named by the hash in their folder's name: where the school lies says nothing. */
function hashOf(plans: readonly SlidePlan[]): string {
  const told = plans.map(({ picture, ...plan }) => {
    const { of, ...part } = picture ?? {}
    return [plan, part, of?.key, of?.folder.split('/').at(-1)]
  })
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, told]))
    .digest('hex')
    .slice(0, 32)
}

/** @returns how many slides were drawn */
async function makeOneDeck(
  { db, dataDir }: Making,
  { seed, plans }: PlannedDeck,
  row: DeckRow,
  draw: Run<DeckOrder, void>,
): Promise<number> {
  const hash = hashOf(plans)
  const path = `deck/${row.id}-${hash}`
  if (row.filePath === path) return 0
  const drawn = join(makingFolder(dataDir, 'decks'), String(row.id))
  await rm(drawn, { recursive: true, force: true })
  await mkdir(drawn, { recursive: true })
  await draw({ plans, name: seed.name.zh, folder: drawn })
  const url = `/wk_mobile/media/${path}/`
  const slides: StoredSlide[] = plans.map((plan, at) => ({
    id: plan.id,
    picture: `${url}${slideFile(at + 1)}`,
    thumbnail: `${url}${thumbnailFile(at + 1)}`,
    ...slideSize,
    text: textOf(plan, 'zh'),
    textEn: textOf(plan, 'en'),
    note: plan.note.zh,
    noteEn: plan.note.en,
  }))
  const final = join(mediaFolder(dataDir), path)
  await mkdir(join(final, '..'), { recursive: true })
  await rm(final, { recursive: true, force: true })
  await rename(drawn, final)
  await db.kysely
    .updateTable('deck')
    .set({
      ...slideColumns([seed.name.zh, seed.name.en], slides),
      cover: slides[0]?.thumbnail ?? '',
      filePath: path,
      state: 'published',
      version: row.version + 1,
    })
    .where('tenant', '=', tenant)
    .where('id', '=', row.id)
    .execute()
  return plans.length
}

/** The question bank: the school's questions, narrowed and searched. */
import type { Args, Paged } from '../../src/contract/endpoint.ts'
import type { BankQuestion, bankPage as call, Question } from '../../src/contract/questions.ts'
import { kindOf, knownKinds } from '../../src/rules/kinds/index.ts'
import { bankSearchLimit } from '../../src/rules/limits.ts'
import { specimensShown } from '../../src/rules/teaching/specimensShown.ts'
import { type Phrase, phrasesOf, whyFound } from '../../src/rules/words/questionWords.ts'
import type { Context } from '../context.ts'
import { closedCatalogIds, inOpenCatalog } from '../library/openSubjects.ts'
import { subtreeIds } from '../library/places.ts'
import { marksFor } from '../store/db.ts'
import { idsIn, inParts, type ListPart, ordered } from '../store/deepPage.ts'
import { firstRowsWith, type SoughtWords, wordSql, wordsFound } from '../store/dialect/words.ts'
import { tenant } from '../store/schema.ts'
import { factWord, readWords } from './questionWords.ts'

type Asked = Args<typeof call>

/** Conditions joined by and. */
interface Where {
  sql: string
  values: (string | number)[]
}

const all = (conditions: Where[]): Where => ({
  sql: conditions.map(({ sql }) => sql).join(' and '),
  values: conditions.flatMap(({ values }) => values),
})

/**
 * The catalogues of a subject and of all below it, of one catalogue and all below it, or those in both; null: no limit.
 */
async function catalogsOf({ subjectId, catalogId }: Asked, context: Context): Promise<number[] | null> {
  const within = catalogId === undefined ? null : await subtreeIds(context, 'catalog', catalogId)
  if (subjectId === undefined) return within
  const subjects = await subtreeIds(context, 'subject', subjectId)
  const rows = await context.rows<{ id: number }>(
    `select "id" from "catalog" where "tenant" = ? and "subjectId" in (${marksFor(subjects)}) order by "id"`,
    [tenant, ...subjects],
  )
  const ids = rows.map(({ id }) => id)
  return within ? ids.filter((id) => within.includes(id)) : ids
}

/** Conditions that questions, their tally and the table of shown specimens all know. */
function narrowed({ baseType }: Asked, catalogs: number[] | null, closed: readonly number[]): Where {
  const conditions: Where[] = [
    { sql: `q."tenant" = ? and ${inOpenCatalog('q."catalogId"', closed)}`, values: [tenant, ...closed] },
  ]
  if (catalogs) conditions.push({ sql: `q."catalogId" in (${marksFor(catalogs)})`, values: catalogs })
  if (baseType === 'OTHER')
    conditions.push({ sql: `q."baseType" not in (${marksFor(knownKinds)})`, values: [...knownKinds] })
  else if (baseType !== undefined) conditions.push({ sql: 'q."baseType" = ?', values: [baseType] })
  return all(conditions)
}

/** Conditions that only a question knows. */
function further({ onSpecimen }: Asked): Where[] {
  const conditions: Where[] = [{ sql: 'q."creator" = 0', values: [] }]
  if (onSpecimen !== undefined)
    conditions.push({ sql: `q."onSpecimen" = ${onSpecimen === 'yes' ? 1 : 0}`, values: [] })
  return conditions
}

/** The conditions as words of the index: of each list one word has to match. */
const factsOf = ({ baseType, specimenId, onSpecimen }: Asked, catalogs: number[] | null): string[][] => [
  ...(catalogs ? [catalogs.map(factWord.catalog)] : []),
  ...(baseType === undefined ? [] : [[factWord.kind(baseType)]]),
  ...(specimenId === undefined ? [] : [[factWord.specimen(specimenId)]]),
  ...(onSpecimen === undefined ? [] : [[factWord.onSpecimen(onSpecimen)]]),
]

/** Counts the questions asked for in each catalogue, from the tally: nothing is counted one by one. */
async function partsOf({ onSpecimen }: Asked, known: Where, { rows }: Context): Promise<ListPart[]> {
  const shown = onSpecimen === undefined ? '' : ` and q."onSpecimen" = ${onSpecimen === 'yes' ? 1 : 0}`
  const parts = await rows<{ at: number; n: number | string }>(
    `select q."catalogId" as "at", sum(q."n") as "n" from "questionTally" q where ${known.sql}${shown}
      group by q."catalogId" order by q."catalogId"`,
    known.values,
  )
  return parts.map(({ at, n }) => ({ at, n: Number(n) }))
}

/** Among more than these the first ones are found sooner by the index alone, in their order. */
const minManyRows = 10_000

/** Whether the questions among which a keyword is looked for are so many. */
async function areMany(asked: Asked, known: Where, context: Context): Promise<boolean> {
  if (asked.specimenId !== undefined) return false
  const parts = await partsOf(asked, known, context)
  return parts.reduce((sum, { n }) => sum + n, 0) > minManyRows
}

/** The questions on one specimen, of which there are few. */
async function onOne(specimenId: number, known: Where, size: number, skip: number, { rows }: Context) {
  const found = await rows<{ id: number }>(
    `select q."questionId" as "id" from "questionShows" q where ${known.sql} and q."specimenId" = ?
      and q."creator" = 0 order by q."catalogId", q."position", q."questionId"`,
    [...known.values, specimenId],
  )
  return { ids: found.slice(skip, skip + size).map(({ id }) => id), total: found.length }
}

interface Hit {
  id: number
}

/**
 * The first hits of a search, one more than are told.
 * @param standTogether whether the search is narrowed to some chapters or to one specimen
 */
async function findHits(
  sought: SoughtWords,
  standTogether: boolean,
  { rows, service }: Context,
): Promise<Hit[]> {
  const { name } = service.db
  const most = bankSearchLimit + 1
  const walk = firstRowsWith(name, 'questionWord', sought)
  if (walk) {
    const first = await rows<Hit>(`${walk.sql} limit ?`, [...walk.values, most])
    if (first.length === most) return first
  }
  const { id, comesInOrder } = wordSql(name, 'questionWord')
  // The questions of some chapters come unordered: to sort them PostgreSQL would first gather all hits (35 to 107 ms).
  const isOrdered = comesInOrder || (sought.amongMany && !standTogether)
  const { sql, values } = wordsFound(name, 'questionWord', sought, isOrdered)
  const order = isOrdered ? `order by ${id}` : ''
  return rows<Hit>(`select ${id} as "id" from "questionWord" where ${sql} ${order} limit ?`, [
    ...values,
    most,
  ])
}

/** The ids on a page, in the order of the catalogues; with a keyword in the order in which they came. */
async function idsOf(asked: Asked, context: Context): Promise<{ ids: number[]; total: number }> {
  const { pageNo, pageSize, keyword, specimenId } = asked
  const { rows, service } = context
  const skip = (pageNo - 1) * pageSize
  const catalogs = await catalogsOf(asked, context)
  const isNone = specimenId !== undefined && asked.onSpecimen === 'no'
  if (catalogs?.length === 0 || isNone) return { ids: [], total: 0 }
  const closed = await context.closedSubjects()
  const known = narrowed(asked, catalogs, closed)
  if (!keyword?.trim()) {
    if (specimenId !== undefined) return onOne(specimenId, known, pageSize, skip, context)
    const parts = await partsOf(asked, known, context)
    const { at, total, ...walk } = inParts(parts, skip, pageSize)
    if (at.length === 0) return { ids: [], total }
    // Only the catalogues on this page are named: SQLite would walk through every one that a condition names.
    const where = all([narrowed(asked, at, closed), ...further(asked)])
    const found = await rows<{ id: number }>(
      `select q."id" from "question" q where ${where.sql}
        order by ${ordered(['q."catalogId"', 'q."position"', 'q."id"'], walk)} limit ? offset ?`,
      [...where.values, walk.limit, walk.offset],
    )
    return { ids: idsIn(found, walk), total }
  }
  const phrases = phrasesOf(keyword)
  if (phrases.length === 0) return { ids: [], total: 0 }
  await readWords(service.db)
  const { name } = service.db
  const without = (await closedCatalogIds(context)).map(factWord.catalog)
  const amongMany = wordSql(name, 'questionWord').comesInOrder || (await areMany(asked, known, context))
  const lists = factsOf(asked, catalogs)
  const standTogether = catalogs !== null || specimenId !== undefined
  const found = await findHits({ tenant, phrases, lists, without, amongMany }, standTogether, context)
  found.sort((a, b) => a.id - b.id)
  const ids = found.slice(skip, skip + pageSize).map(({ id }) => id)
  return { ids, total: found.length }
}

/** letters that a list shows of the text that was found */
const maxWhyLetters = 120

interface Row {
  id: number
  catalogId: number
  subjectId: number
  specimenId: number | null
  body: string
}

function bankQuestionOf({ body, ...row }: Row, phrases: readonly Phrase[]): BankQuestion {
  const question = JSON.parse(body) as Question
  const { type, title, titleEn, difficulty, children } = question
  const [specimenId = null] = specimensShown([{ specimenId: row.specimenId, children }])
  const told: BankQuestion = { ...row, specimenId, type, title, titleEn, difficulty }
  if (kindOf(question) === 'BINGLI') told.parts = children.length
  const why = phrases.length > 0 ? whyFound(question, phrases) : ''
  if (why !== '') told.why = why.slice(0, maxWhyLetters)
  return told
}

export async function readBankPage(asked: Asked, context: Context): Promise<Paged<BankQuestion>> {
  const { ids, total } = await idsOf(asked, context)
  if (ids.length === 0) return { records: [], total }
  const rows = await context.rows<Row>(
    `select q."id", q."catalogId", c."subjectId", q."specimenId", q."body" from "question" q
      join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
      where q."tenant" = ? and q."id" in (${marksFor(ids)})`,
    [tenant, ...ids],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const phrases = phrasesOf(asked.keyword ?? '')
  const records = ids.flatMap((id) => byId.get(id) ?? []).map((row) => bankQuestionOf(row, phrases))
  return { records, total }
}

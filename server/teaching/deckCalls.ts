import type * as contract from '../../src/contract/teaching/deck.ts'
import type { Deck, DeckCatalogNode, DeckRow, SchoolCatalogNode } from '../../src/contract/teaching/deck.ts'
import { holdsWord, withForms } from '../../src/rules/words/keyword.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { inOpenSubject } from '../library/openSubjects.ts'
import { subtreeIds } from '../library/places.ts'
import type { Permissions } from '../permissions.ts'
import { countedPage } from '../store/countedPage.ts'
import { marksFor } from '../store/db.ts'
import { holdsWay } from '../store/like.ts'
import { tenant } from '../store/schema.ts'
import { family } from '../store/tree.ts'
import { isOnTeacherSide, mustBeOnTeacherSide } from './access.ts'
import { type ListedCourseware, rowColumns, toCoursewareRow, visibleSql, withOwner } from './coursewares.ts'
import { slidesFor, slidesIn } from './slides.ts'

interface CatalogRow {
  id: number
  subjectId: number
  parentId: number | null
  name: string
  nameEn: string
  own: number
  subjectName: string
  subjectNameEn: string
}

/** All catalogues of decks in open subjects, in their order. */
async function catalogRows({ rows, closedSubjects }: Context): Promise<CatalogRow[]> {
  const closed = await closedSubjects()
  return rows(
    `select g."id", g."subjectId", g."parentId", g."name", g."nameEn", s."name" as "subjectName",
        s."nameEn" as "subjectNameEn", (select count(*) from "deck" d where d."tenant" = g."tenant"
          and d."catalogId" = g."id" and d."state" = 'published') as "own"
      from "deckCatalog" g join "subject" s on s."tenant" = g."tenant" and s."id" = g."subjectId"
      where g."tenant" = ? and ${inOpenSubject('g."subjectId"', closed)}
      order by s."position", g."subjectId", g."position", g."id"`,
    [tenant, ...closed],
  )
}

function toNodes(all: readonly CatalogRow[]): SchoolCatalogNode[] {
  const own = new Map(all.map((row) => [row.id, row.own]))
  return all.map(({ own: _, ...row }) => ({
    ...row,
    decks: family(all, row.id).reduce((sum, id) => sum + (own.get(id) ?? 0), 0),
    children: all.filter(({ parentId }) => parentId === row.id).length,
  }))
}

const toNode = ({ subjectName: _, subjectNameEn: __, ...node }: SchoolCatalogNode): DeckCatalogNode => node

const pageOf = <T>(all: readonly T[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  records: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  total: all.length,
})

const deckColumns = `d."id", d."name", d."nameEn", d."cover", d."creatorName", d."fileType", d."slideCount",
  d."subjectId", d."catalogId", d."version", coalesce(g."name", '') as "catalogName",
  coalesce(g."nameEn", '') as "catalogNameEn"`
const withCatalog = 'left join "deckCatalog" g on g."tenant" = d."tenant" and g."id" = d."catalogId"'

/** The condition that a deck `d` is shown to all. */
async function shownDecks({ closedSubjects }: Context): Promise<{ sql: string; values: number[] }> {
  const closed = await closedSubjects()
  return {
    sql: `d."tenant" = ? and d."state" = 'published' and ${inOpenSubject('d."subjectId"', closed)}`,
    values: [tenant, ...closed],
  }
}

/** @throws Failure 404 where there is no such deck for the caller */
export async function deckOf(context: Context, id: number): Promise<Deck> {
  const shown = await shownDecks(context)
  const [row] = await context.rows<DeckRow & { slides: string }>(
    `select ${deckColumns}, d."slides" from "deck" d ${withCatalog} where ${shown.sql} and d."id" = ?`,
    [...shown.values, id],
  )
  if (!row) throw notFound()
  const stored = slidesIn(row.slides)
  const slides = slidesFor(stored, isOnTeacherSide(context.caller.roles))
  return { ...row, slides, content: stored.map(({ picture }) => picture) }
}

export const permissions: Permissions<typeof contract> = {
  schoolCatalogPage: 'catalog.read',
  deckCatalogPage: 'courseware.read',
  deckCatalogChild: 'courseware.read',
  deckPage: 'courseware.read',
  deckPreview: 'courseware.read',
  deckCoursewares: 'courseware.read',
}

export const handlers: Handlers<typeof contract> = {
  async schoolCatalogPage({ pageNo, pageSize, keyword }, context) {
    mustBeOnTeacherSide(context)
    const nodes = toNodes(await catalogRows(context))
    const found = keyword ? nodes.filter(({ name, nameEn }) => holdsWord([name, nameEn], keyword)) : nodes
    return pageOf(found, { pageNo, pageSize })
  },

  /** The nodes at the top of a subject, of its parts, or of all. */
  async deckCatalogPage({ pageNo, pageSize, subjectId }, context) {
    const nodes = toNodes(await catalogRows(context)).filter(({ parentId }) => parentId === null)
    const within = subjectId === undefined ? null : new Set(await subtreeIds(context, 'subject', subjectId))
    const found = within ? nodes.filter((node) => within.has(node.subjectId)) : nodes
    return pageOf(found.map(toNode), { pageNo, pageSize })
  },

  async deckCatalogChild({ id }, context) {
    const nodes = toNodes(await catalogRows(context))
    if (!nodes.some((node) => node.id === id)) throw notFound()
    return nodes.filter(({ parentId }) => parentId === id).map(toNode)
  },

  async deckPage({ pageNo, pageSize, keyword, subjectId, fileType, catalogId }, context) {
    const shown = await shownDecks(context)
    const conditions = [shown.sql]
    const values: (string | number)[] = [...shown.values]
    const narrow = (condition: string, ...given: (string | number)[]) => {
      conditions.push(condition)
      values.push(...given)
    }
    const word = keyword?.trim()
    if (word) {
      const said = holdsWay('d."words"', withForms([word]))
      narrow(said.sql, ...said.values)
    }
    if (subjectId !== undefined) {
      const ids = await subtreeIds(context, 'subject', subjectId)
      narrow(`d."subjectId" in (${marksFor(ids)})`, ...ids)
    }
    if (fileType !== undefined) narrow('d."fileType" = ?', fileType)
    if (catalogId !== undefined) {
      const ids = family(await catalogRows(context), catalogId)
      narrow(`d."catalogId" in (${marksFor(ids)})`, ...ids)
    }
    const page = (size: number, skip: number) =>
      context.rows<DeckRow & { total: number }>(
        `select ${deckColumns}, count(*) over () as "total" from "deck" d ${withCatalog}
          where ${conditions.join(' and ')} order by d."position", d."id" limit ? offset ?`,
        [...values, size, skip],
      )
    const { found, total } = await countedPage({ pageNo, pageSize }, page)
    return { records: found.map(({ total: _, ...row }) => row), total }
  },

  deckPreview: ({ id }, context) => deckOf(context, id),

  async deckCoursewares({ id }, context) {
    const visible = visibleSql(context)
    const found = await context.rows<ListedCourseware>(
      `select ${rowColumns} from "coursewareDeck" x
        join "courseware" k on k."tenant" = x."tenant" and k."id" = x."coursewareId" ${withOwner}
        where x."tenant" = ? and x."deckId" = ? and ${visible.sql} order by k."name", k."id"`,
      [tenant, id, ...visible.values],
    )
    return found.map((row) => toCoursewareRow(row, context))
  },
}

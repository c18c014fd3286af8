/** The catalogues of a person's two books: a root for each subject, made when first needed, and one's own below it. */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { CatalogId } from '../../../src/contract/books.ts'
import type { BookName } from '../../../src/contract/questions.ts'
import { catalogNameFault, tidyName } from '../../../src/rules/catalogName.ts'
import { maxCatalogDepth } from '../../../src/rules/limits.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound, refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import type { BookCatalogTable } from '../tables.ts'

export type CatalogRow = Pick<
  Selectable<BookCatalogTable>,
  'id' | 'subjectId' | 'parentId' | 'clientId' | 'name'
>

const own = (book: BookName, { db, caller }: Context) =>
  db
    .selectFrom('bookCatalog')
    .select(['id', 'subjectId', 'parentId', 'clientId', 'name'])
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('book', '=', book)

/** All catalogues of a book, the older first. */
export const catalogsOf = (book: BookName, context: Context): Promise<CatalogRow[]> =>
  own(book, context).orderBy('id').execute()

/** As a catalogue is called outside: a root by its number, one's own by the UUID that its device gave it. */
export const servedCatalogId = ({ id, parentId, clientId }: CatalogRow): CatalogId =>
  parentId === null ? id : clientId

const rowOf = (book: BookName, id: CatalogId, context: Context) => {
  const all = own(book, context)
  return (
    typeof id === 'number' ? all.where('id', '=', id) : all.where('clientId', '=', id)
  ).executeTakeFirst()
}

/** @throws Failure 404 */
export async function catalogOf(book: BookName, id: CatalogId, context: Context): Promise<CatalogRow> {
  const row = await rowOf(book, id, context)
  if (!row) throw notFound()
  return row
}

/** As above; undefined for a device's own that is not there: another device may have deleted it meanwhile. */
export const catalogLeft = (
  book: BookName,
  id: CatalogId,
  context: Context,
): Promise<CatalogRow | undefined> =>
  typeof id === 'string' ? rowOf(book, id, context) : catalogOf(book, id, context)

const rootName = (subjectId: number) => `root-${subjectId}`

/** Makes what is missing of the roots of these subjects. */
export async function ensureRoots(book: BookName, subjectIds: number[], context: Context): Promise<void> {
  if (subjectIds.length === 0) return
  await context.db
    .insertInto('bookCatalog')
    .values(
      subjectIds.map((subjectId) => ({
        tenant,
        accountId: context.caller.accountId,
        book,
        subjectId,
        parentId: null,
        clientId: rootName(subjectId),
        name: '',
        createdAt: context.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'book', 'clientId']).doNothing())
    .execute()
}

/** The root of a subject. */
export async function rootOf(book: BookName, subjectId: number, context: Context): Promise<CatalogRow> {
  const find = () => own(book, context).where('clientId', '=', rootName(subjectId)).executeTakeFirst()
  const there = await find()
  if (there) return there
  await ensureRoots(book, [subjectId], context)
  const made = await find()
  if (!made) throw notFound()
  return made
}

/** @throws Failure 400 for a name that is none, 1 where one beside it is called so */
function checkName(given: string, beside: CatalogRow[]): string {
  const fault = catalogNameFault(
    given,
    beside.map(({ name }) => name),
  )
  if (fault === 'empty') throw new Failure(400, 400, 'catalogEmpty', { data: { field: 'name' } })
  const name = tidyName(given)
  if (fault === 'duplicate') throw refuse('catalogDuplicate', [name], { field: 'name' })
  return name
}

/** How many parents stand above it. */
function depthOf(row: CatalogRow, all: CatalogRow[]): number {
  const parent = all.find(({ id }) => id === row.parentId)
  return parent ? depthOf(parent, all) + 1 : 0
}

interface NewCatalog {
  name: string
  parentId: CatalogId
  clientId?: string | undefined
}

/** A device's catalogue that is there already stays as it is. @throws Failure 404, 400, 1 */
export async function insertCatalog(
  book: BookName,
  { name: given, parentId, clientId = randomUUID() }: NewCatalog,
  context: Context,
): Promise<CatalogRow> {
  const all = await catalogsOf(book, context)
  const there = all.find((row) => row.clientId === clientId)
  if (there) return there
  const parent = await catalogOf(book, parentId, context)
  if (depthOf(parent, all) >= maxCatalogDepth) throw refuse('catalogTooDeep', [maxCatalogDepth])
  const name = checkName(
    given,
    all.filter((row) => row.parentId === parent.id),
  )
  const { subjectId } = parent
  const made = await context.db
    .insertInto('bookCatalog')
    .values({
      tenant,
      accountId: context.caller.accountId,
      book,
      subjectId,
      parentId: parent.id,
      clientId,
      name,
      createdAt: context.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw refuse('catalogDuplicate', [name], { field: 'name' })
  return { id: made.id, subjectId, parentId: parent.id, clientId, name }
}

/** A device's own that is not there is left alone. @throws Failure 404, 400, 1 also for a root */
export async function renameCatalog(
  book: BookName,
  { id, name: given }: { id: CatalogId; name: string },
  context: Context,
): Promise<void> {
  const row = await catalogLeft(book, id, context)
  if (!row) return
  if (row.parentId === null) throw refuse('catalogIsRoot')
  const all = await catalogsOf(book, context)
  const name = checkName(
    given,
    all.filter((one) => one.parentId === row.parentId && one.id !== row.id),
  )
  await context.db
    .updateTable('bookCatalog')
    .set({ name })
    .where('tenant', '=', tenant)
    .where('id', '=', row.id)
    .execute()
}

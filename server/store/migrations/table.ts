import type { CreateTableBuilder, Kysely } from 'kysely'
import type { DialectName } from '../dialect/name.ts'
import { withId } from '../dialect/tables.ts'

/** A step's own code: the builder differs by database only where dialect/ says so. */
export type Step = (db: Kysely<unknown>, name: DialectName) => Promise<void>

type Table = CreateTableBuilder<string, string>

/** Begins a table whose rows have an id that the database gives; its key is (tenant, id). */
export function numbered(db: Kysely<unknown>, name: DialectName, table: string): Table {
  const begun = withId(keyed(db, table), name)
  return name === 'sqlite'
    ? begun.addUniqueConstraint(`${table}Id`, ['tenant', 'id'])
    : begun.addPrimaryKeyConstraint(`${table}Id`, ['tenant', 'id'])
}

/** Adds texts that are empty where nothing was given. */
export const texts = (table: Table, ...columns: string[]): Table =>
  columns.reduce<Table>((t, column) => t.addColumn(column, 'text', (c) => c.notNull().defaultTo('')), table)

/** Adds whole numbers up to 2^53 (times, ids, bytes) that are 0 where nothing was given. */
export const numbers = (table: Table, ...columns: string[]): Table =>
  columns.reduce<Table>((t, column) => t.addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0)), table)

/** Adds whole numbers that may be missing. */
export const maybeNumbers = (table: Table, ...columns: string[]): Table =>
  columns.reduce<Table>((t, column) => t.addColumn(column, 'bigint'), table)

/** Begins a table with a key of its own that begins with the tenant. */
export const keyed = (db: Kysely<unknown>, table: string): Table =>
  db.schema.createTable(table).addColumn('tenant', 'integer', (c) => c.notNull())

/** A table is written only by the area of the service that owns it: rule 6 of ARCHITECTURE.md, read from the SQL. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  foreignWrites,
  ownersOfTables,
  type ServerFile,
  tablesWrittenIn,
  writesNamedTable,
} from './tools/tableRules.ts'

const root = join(import.meta.dirname, '..')

const filesIn = (part: string): ServerFile[] =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('store/migrations/'))
    .map((name) => ({
      path: `${part}/${name}`,
      area: name.split('/')[0] ?? '',
      text: readFileSync(join(root, part, name), 'utf8'),
    }))
const files = filesIn('server')

const owners = ownersOfTables(files)

/** Kysely's own, whose rows have no type of ours. */
const ofTheMigrator = ['kysely_migration_lock']

describe('tables', () => {
  test('every table that is written has an owner', () => {
    expect(owners.size).toBeGreaterThan(60)
    const written = new Set(files.flatMap(({ text }) => tablesWrittenIn(text)))
    expect([...written].filter((table) => !owners.has(table) && !ofTheMigrator.includes(table))).toEqual([])
  })

  test('an area writes only its own tables', () => {
    expect(foreignWrites(files)).toEqual([])
  })

  test('specimens, marks and questions are written by their own modules alone', () => {
    const writersOf = (table: string) =>
      [...files, ...filesIn('exchange'), ...filesIn('sample')]
        .filter(({ text }) => tablesWrittenIn(text).includes(table))
        .map(({ path }) => path)
    // which words were read says nothing of a question
    expect(writersOf('question')).toEqual([
      'server/questions/questionRows.ts',
      'server/questions/questionWords.ts',
    ])
    expect(writersOf('specimen')).toEqual(['server/library/rows/specimenRows.ts'])
    expect(writersOf('mark')).toEqual(['server/library/rows/markRows.ts'])
  })

  test('a table whose name is put in by code is written in known places only', () => {
    const paths = files.filter(({ text }) => writesNamedTable(text)).map(({ path }) => path)
    expect(paths).toEqual(['server/store/dialect/words.ts'])
  })
})

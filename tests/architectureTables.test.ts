/** A table is written only by the area of the service that owns it: rule 6 of ARCHITECTURE.md, read from the SQL. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface File {
  path: string
  area: string
  text: string
}

const filesIn = (part: string): File[] =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('store/migrations/'))
    .map((name) => ({
      path: `${part}/${name}`,
      area: name.split('/')[0] ?? '',
      text: readFileSync(join(root, part, name), 'utf8'),
    }))
const files = filesIn('server')

/** The area of each table: where the interface of its rows stands. */
const owners = new Map(
  files
    .filter(({ path }) => path.endsWith('tables.ts') || path === 'server/store/schema.ts')
    .flatMap(({ text, area }) =>
      [...text.matchAll(/^ {2}(\w+): (\w+Table)$/gm)].map(([, table = '', rowType]) => {
        const stands = files.find((file) => file.text.includes(`export interface ${rowType} `))
        return [table, stands?.area ?? area] as const
      }),
    ),
)

/** SQL inside of our code, as Kysely builds it or as it is written. */
const writing =
  /\b(?:(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"]|(?:insert into|update|delete from)\s+")(\w+)/g
/** The same statement for several tables: `for (const table of ['a', 'b'] as const)`. */
const looping =
  /for \(const table of \[([^\]]*)\] as const\)\s*\{?\s*await \w+\.(?:deleteFrom|updateTable)\(table\)/g

const tablesWrittenIn = (text: string): string[] => {
  const plain = [...text.matchAll(writing)].map(([, table = '']) => table)
  const looped = [...text.matchAll(looping)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, table = '']) => table),
  )
  return [...new Set([...plain, ...looped])]
}

/** Kysely's own, whose rows have no type of ours. */
const ofTheMigrator = ['kysely_migration_lock']

describe('tables', () => {
  test('every table that is written has an owner', () => {
    expect(owners.size).toBeGreaterThan(60)
    const written = new Set(files.flatMap(({ text }) => tablesWrittenIn(text)))
    expect([...written].filter((table) => !owners.has(table) && !ofTheMigrator.includes(table))).toEqual([])
  })

  test('an area writes only its own tables', () => {
    const breaches = files.flatMap(({ path, area, text }) =>
      tablesWrittenIn(text)
        .filter((table) => owners.has(table) && owners.get(table) !== area)
        .map((table) => `${path} writes ${table} of ${owners.get(table)}`),
    )
    expect(breaches).toEqual([])
  })

  test('specimens, marks and questions are written where what stands beside them is written too', () => {
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
    const named =
      /\b(?:insertInto|updateTable|deleteFrom)\(\s*(?!['"])\w|\b(?:insert into|update|delete from) "?\$\{/
    const paths = files.filter(({ text }) => named.test(text.replace(looping, ''))).map(({ path }) => path)
    expect(paths).toEqual(['server/store/dialect/words.ts'])
  })
})

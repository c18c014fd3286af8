/** Rule 6 of ARCHITECTURE.md, read from the SQL: which tables an area owns, and which a file writes. */

export interface ServerFile {
  path: string
  area: string
  text: string
}

/** The area of each table: where the interface of its rows stands. */
export const ownersOfTables = (files: readonly ServerFile[]): Map<string, string> =>
  new Map(
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
/** The table's name is put in by code. */
const named =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*(?!['"])\w|\b(?:insert into|update|delete from) "?\$\{/

export function tablesWrittenIn(text: string): string[] {
  const plain = [...text.matchAll(writing)].map(([, table = '']) => table)
  const looped = [...text.matchAll(looping)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, table = '']) => table),
  )
  return [...new Set([...plain, ...looped])]
}

export const writesNamedTable = (text: string): boolean => named.test(text.replace(looping, ''))

/** Each table that another area writes than the one that owns it. */
export function foreignWrites(files: readonly ServerFile[]): string[] {
  const owners = ownersOfTables(files)
  return files.flatMap(({ path, area, text }) =>
    tablesWrittenIn(text)
      .filter((table) => owners.has(table) && owners.get(table) !== area)
      .map((table) => `${path} writes ${table} of ${owners.get(table)}`),
  )
}

/** docs/rows.md: every row of the specification, with an address that is a screen and tests that exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const rows = read('docs/rows.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d\d \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', addresses = '', what = '', proofs = '']) => ({ id, addresses, what, proofs }))

/** How many rows of each kind the specification has. */
const counts = { S: 42, B: 16, Q: 9, T: 9, V: 5, P: 4, X: 3, O: 4 }

/** Its proofs: a file of tests and a title. */
const proofsOf = (proofs: string) =>
  [...proofs.matchAll(/`([^`]+)`: (.+?)(?=<br>|$)/g)].map(([, file = '', title = '']) => ({ file, title }))

/** Ids that a title names, those of a range too ("Q01 to Q07"). */
function idsIn(title: string): string[] {
  const ranges = [...title.matchAll(/\b([A-Z])(\d\d) to \1(\d\d)\b/g)].flatMap(([, kind, first, last]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${kind}${String(Number(first) + at).padStart(2, '0')}`,
    ),
  )
  return [...ranges, ...(title.match(/\b[A-Z]\d\d\b/g) ?? [])]
}

test('docs/rows.md has every row of the specification once', () => {
  const expected = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => `${kind}${String(at + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(expected)
})

test('each address of docs/rows.md belongs to a screen', () => {
  const tree = read('src/routeTree.gen.ts')
  const known = new Set([...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path))
  const given = rows.flatMap(({ addresses }) => addresses.split(' ').filter(Boolean))
  expect(given.length).toBeGreaterThan(40)
  expect(given.filter((path) => !known.has(path) && !known.has(`${path}/`))).toEqual([])
})

test('each row of docs/rows.md names tests that exist', () => {
  const missing = rows.flatMap(({ id, proofs }) => {
    const found = proofsOf(proofs)
    if (found.length === 0) return [id]
    return found
      .filter(({ file, title }) => !read(`tests/${file}`).includes(title))
      .map(({ file, title }) => `${id} ${file}: ${title}`)
  })
  expect(missing).toEqual([])
})

test('each row of docs/rows.md is proved by a test of its name that `npm test` runs', () => {
  const proved = ({ id, proofs }: (typeof rows)[number]) =>
    proofsOf(proofs).some(({ file, title }) => !file.includes('.long.') && idsIn(title).includes(id))
  expect(rows.filter((row) => !proved(row)).map(({ id }) => id)).toEqual([])
})

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
    const found = [...proofs.matchAll(/`([^`]+)`: (.+?)(?=<br>|$)/g)]
    if (found.length === 0) return [id]
    return found
      .filter(([, file = '', title = '']) => !read(`tests/${file}`).includes(title))
      .map(([proof]) => `${id} ${proof}`)
  })
  expect(missing).toEqual([])
})

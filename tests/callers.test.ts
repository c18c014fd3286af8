/** docs/calls.md: which calls of the contract the page does not make, each with the reason and a test. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '../src/contract/index.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const rows = read('docs/calls.md')
  .split('\n')
  .filter((line) => /^\| (C\d|ours)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, , name = '', why = '', proof = '']) => ({ name, why, proof }))

/** The page's code without its comments: a call that only a comment names is not made. */
const code = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.startsWith('src/contract/'))
  .map(read)
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/^\s*\/\/.*$/gm, '')
const words = new Set(code.match(/\w+/g))

/** The calls of both books are reached by the book's name. */
const ofBooks = new Map(
  Object.values(contract.books.books).flatMap((book) =>
    Object.entries(book).map(([name, { path }]) => [path, name] as const),
  ),
)
const isMadeByBook = (path: string) => {
  const name = ofBooks.get(path)
  return name !== undefined && new RegExp(`\\bbooks(?:\\.\\w+|\\[[^\\]]+\\])\\.${name}\\b`).test(code)
}

const pathOf = (call: unknown) =>
  typeof call === 'object' && call !== null && 'method' in call && 'path' in call ? String(call.path) : null

const unused = Object.values(contract).flatMap((area) =>
  Object.entries(area)
    .map(([name, call]) => ({ name, path: pathOf(call) }))
    .filter(({ name, path }) => path !== null && !words.has(name) && !isMadeByBook(path))
    .map(({ name }) => name),
)

test('docs/calls.md lists exactly the calls that the page does not make, with reasons', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(unused.toSorted())
  expect(rows.filter(({ why }) => why === '')).toEqual([])
})

test('each call that the page does not make keeps a test of its contract', () => {
  for (const { name, proof } of rows) {
    const test = read(proof)
    // those of a book are asked for by the name that both books share
    const inBook = /^(?:wrong|collection)(\w+)$/.exec(name)?.[1]?.toLowerCase()
    const isAsked = test.includes(name) || (inBook !== undefined && test.includes(`book.${inBook}`))
    expect([name, isAsked]).toEqual([name, true])
  }
})

/** docs/security.md names tests and files: each of them must exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d+ /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

test('every test that the page of security names exists', () => {
  const sources = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, 'tests', name), 'utf8'))
  const named = rows.flatMap(([, , how = '']) =>
    how.startsWith('test: ') ? [how.slice('test: '.length)] : [],
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((title) => !sources.some((text) => text.includes(title)))).toEqual([])
})

test('every row says how it is met, and every file that it names exists', () => {
  const unclear = rows.filter(([, , how = '']) => !/^(?:test: .|file: `.+`$|not met)/.test(how))
  expect(unclear).toEqual([])
  const paths = rows.flatMap(([, , how = '']) => /^file: `(.+)`$/.exec(how)?.[1] ?? [])
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** docs/errors.md: each text of the error catalogue exists in both languages, and each is caused in a browser (X03). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const rows = read('docs/errors.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Catalogue'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', , zh = '', en = '', proof = '']) => ({ name, zh, en, proof }))

const texts = [...globSync('locales/*/*.po', { cwd: root }), 'server/http/texts.ts'].map(read).join('\n')

test('X03: docs/errors.md has every text of the catalogue, in both languages', () => {
  expect(rows).toHaveLength(21)
  for (const { name, zh, en } of rows) {
    expect([name, texts.includes(zh)]).toEqual([name, true])
    expect([name, texts.includes(en)]).toEqual([name, true])
  }
})

test('X03: each case of docs/errors.md names a browser test that exists', () => {
  const titles = globSync('tests/e2e/**/*.test.ts', { cwd: root }).map(read).join('\n')
  for (const { name, proof } of rows) expect([name, titles.includes(proof)]).toEqual([name, true])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../../../../src/features/account/legal/legal.ts'

const text = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../src/features/account/legal', name), 'utf8')

test('a text to read has headings, lists and paragraphs', () => {
  expect(blocksOf('one\n\n# two\n- a\n- b\nthree')).toEqual([
    { kind: 'text', text: 'one' },
    { kind: 'heading', text: 'two' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'text', text: 'three' },
  ])
})

describe.each(['agreement', 'privacy'])('%s', (page) => {
  test('says the same things in both languages', () => {
    const shape = (lang: string) =>
      blocksOf(text(`${page}.${lang}.txt`)).map((block) =>
        block.kind === 'list' ? `list ${block.items.length}` : block.kind,
      )
    expect(shape('en')).toEqual(shape('zh'))
    expect(shape('zh').length).toBeGreaterThan(10)
  })
})

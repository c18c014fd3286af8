import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../../src/ui/tokens.css'), 'utf8')
const html = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')

test('B14 the root font size is width/375*100, in the stylesheet and before it comes', () => {
  expect(css).toContain('font-size: calc(100vw / 3.75)')
  expect(html).toContain('font-size: calc(100vw / 3.75)')
})

test('no zoom is ever forbidden', () => {
  expect(html).not.toMatch(/user-scalable|maximum-scale/)
})

test('the skeleton and the app agree on the colours of the page', () => {
  const canvas = /--canvas: light-dark\((#\w+), (#\w+)\)/.exec(css)
  expect(html.toLowerCase()).toContain(`background: light-dark(${canvas?.[1]}, ${canvas?.[2]})`.toLowerCase())
})

test('every custom property that a style uses is set somewhere', () => {
  const root = join(import.meta.dirname, '../../..')
  const texts = [
    ...globSync('src/**/*.{css,ts,tsx}', { cwd: root }),
    'index.html',
    'scripts/pageScripts.ts',
  ].map((file) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  const namesIn = (pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  const used = namesIn(/var\(\s*(--[\w-]+)/g)
  // in a stylesheet, in a component's style, or by `setProperty`
  const set = namesIn(/(?<!var\(\s*)(--[\w-]+)(?:['"`]\]?)?\s*[:,]/g)
  expect(used.size).toBeGreaterThan(50)
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})

/** Around a slide the ground is neutral, the same in both themes, and nobody mixes it anew. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GROUND } from '../../../../src/viewer/slide/ground.ts'

const src = join(import.meta.dirname, '../../../../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|tsx?)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))

test('the ground around a slide is told once, without tint, and for both themes', () => {
  const told = files.flatMap(({ path, text }) =>
    [...text.matchAll(/--viewer['"]?:\s*([^;]+);/g)].map(([, value]) => [path, value]),
  )
  expect(told).toEqual([['ui/tokens.css', GROUND]])
  expect(new Set(GROUND.match(/[0-9a-f]{2}/g)).size).toBe(1)
})

test('whatever shows a picture takes it from there', () => {
  const painted = /(?:background(?:-color)?:\s*|fillStyle = ['"])(#101010|rgb\(16[ ,]+16[ ,]+16\))/
  expect(files.filter(({ text }) => painted.test(text)).map(({ path }) => path)).toEqual([])
  for (const path of [
    'viewer/slide/frame/Viewer.module.css',
    'viewer/turntable/Turntable.module.css',
    'viewer/slide/frame/Minimap.module.css',
  ])
    expect([
      path,
      files.find((one) => one.path === path)?.text.includes('background: var(--viewer);'),
    ]).toEqual([path, true])
  for (const path of ['viewer/turntable/paint.ts', 'viewer/tools/snapshot.ts'])
    expect([path, files.find((one) => one.path === path)?.text.includes('fillStyle = GROUND')]).toEqual([
      path,
      true,
    ])
})

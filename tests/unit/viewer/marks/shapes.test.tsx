import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MarkLayer } from '../../../../src/contract/specimens.ts'
import { layers } from '../../../../src/viewer/marks/layers.ts'
import { dotRadiusPx, pinRadiusPx } from '../../../../src/viewer/marks/pins.ts'
import { shapeOf } from '../../../../src/viewer/marks/shapes.tsx'
import { painter } from '../../../../src/viewer/turntable/paint.ts'
import { specimen } from '../../features/library/sample.ts'

const drawn = (layer: MarkLayer, grow = 0) => {
  const Shape = shapeOf[layer]
  return renderToString(<Shape grow={grow} />)
}

test('marks of each layer differ in shape, not only in colour', () => {
  expect(new Set(layers.map((layer) => drawn(layer))).size).toBe(layers.length)
})

test('the dots of each layer differ in shape too, a teacher’s with corners', () => {
  const small = dotRadiusPx - pinRadiusPx
  expect(new Set(layers.map((layer) => drawn(layer, small))).size).toBe(layers.length)
  const [, width, corner] = /width="([\d.]+)".*rx="([\d.]+)"/.exec(drawn('system', small)) ?? []
  expect(Number(corner)).toBeLessThan(Number(width) / 4)
})

test('so are the dots on a turntable while it turns', () => {
  vi.stubGlobal('devicePixelRatio', 1)
  onTestFinished(() => void vi.unstubAllGlobals())
  /** What is traced for a mark of the layer. */
  const traced = (layer: MarkLayer) => {
    const lines: string[] = []
    const log =
      (name: string) =>
      (...values: unknown[]) =>
        void lines.push(`${name} ${values.join(' ')}`)
    const context = new Proxy({}, { get: (_, name) => log(String(name)), set: () => true })
    const canvas = { getContext: () => context } as unknown as HTMLCanvasElement
    const view = { x: 0, y: 0, zoom: 1, rotation: 0, width: 100, height: 100 }
    const marks = [{ id: 1, layer, x: 50, y: 50, frames: [] }]
    const dots = { marks, selected: null }
    painter(canvas, specimen(1))({ view, image: {} as ImageBitmap, moving: true, frame: 0, dots })
    return lines.slice(lines.indexOf('beginPath '), lines.indexOf('fill ')).join('\n')
  }
  expect(traced('school')).toMatch(/lineTo/)
  expect(new Set(layers.map(traced)).size).toBe(layers.length)
})

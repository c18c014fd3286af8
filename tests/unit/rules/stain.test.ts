import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Canvas, LEVELS } from '../../../sample/drawing/kernel/canvas.ts'
import { develop } from '../../../sample/drawing/kernel/stain.ts'
import { isolating, partsOf, type Stain, stains, unmixing, wrightGiemsa } from '../../../src/rules/stain.ts'

const mixed = (vectors: readonly Stain[], amounts: readonly number[]): Stain => {
  const sum = (k: 0 | 1 | 2) => vectors.reduce((all, vector, at) => all + vector[k] * (amounts[at] ?? 0), 0)
  return [sum(0), sum(1), sum(2)]
}
const dot = (a: Stain, b: Stain) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const amount = fc.double({ min: 0, max: 2, noNaN: true })
const pairOfHE = [stains.hematoxylin, stains.eosin]

describe('telling stains apart', () => {
  test('what two stains were mixed in is found again, whatever else dims the light', () => {
    fc.assert(
      fc.property(amount, amount, (h, e) => {
        const density = mixed(pairOfHE, [h, e])
        const [rowH, rowE] = unmixing(pairOfHE)
        expect(dot(rowH ?? [0, 0, 0], density)).toBeCloseTo(h, 6)
        expect(dot(rowE ?? [0, 0, 0], density)).toBeCloseTo(e, 6)
      }),
    )
  })

  test('three stains of a blood film too', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        const density = mixed(wrightGiemsa, [a, b, c])
        const found = unmixing(wrightGiemsa).map((row) => dot(row, density))
        for (const [at, value] of [a, b, c].entries()) expect(found[at]).toBeCloseTo(value, 6)
      }),
    )
  })

  test('the view of one stain keeps its colour and loses the other’s', () => {
    const onlyH = isolating(pairOfHE, 0).map((row) => dot(row, mixed(pairOfHE, [0.8, 1.5])))
    for (const [at, value] of onlyH.entries())
      expect(value).toBeCloseTo(0.8 * (stains.hematoxylin[at] ?? 0), 6)
    for (const row of isolating(pairOfHE, 0)) expect(dot(row, stains.eosin)).toBeCloseTo(0, 9)
  })

  test('pixels that our own slides draw from known amounts separate again within 0.03', () => {
    for (const [h, e] of [
      [0.2, 0.9],
      [1, 0.1],
      [0.6, 0.6],
      [0, 0.4],
    ] as const) {
      const canvas = new Canvas(16, 16, 1, 2)
      canvas.planes[0]?.fill(Math.round(h * LEVELS))
      canvas.planes[1]?.fill(Math.round(e * LEVELS))
      const white = [246, 243, 240] as const
      const { rgb } = develop(canvas, pairOfHE, 1, { white, grain: 0, vignette: 0 })
      const density = white.map((level, k) => -Math.log10((rgb[k] ?? 1) / level)) as unknown as Stain
      const [rowH = [0, 0, 0], rowE = [0, 0, 0]] = unmixing(pairOfHE) as Stain[]
      expect(Math.abs(dot(rowH, density) - h)).toBeLessThan(0.03)
      expect(Math.abs(dot(rowE, density) - e)).toBeLessThan(0.03)
    }
  })

  test('the stains of a slide are read from their name in either language', () => {
    const names = (dye: string) => partsOf(dye).map(({ name }) => name)
    expect(names('苏木精-伊红（H&E）染色')).toEqual(['hematoxylin', 'eosin'])
    expect(names('Haematoxylin and eosin (H&E)')).toEqual(['hematoxylin', 'eosin'])
    expect(names('瑞特-吉姆萨（Wright-Giemsa）染色')).toEqual(['azure', 'eosinY', 'methyleneBlue'])
    for (const label of ['HE', 'HE染色', 'H.E.', 'H-E', '苏木素-伊红', '苏木紫和伊红'])
      expect(names(label), label).toEqual(['hematoxylin', 'eosin'])
    for (const label of ['瑞氏染色', '瑞特染色', '姬姆萨染色', 'Giemsa'])
      expect(names(label), label).toHaveLength(3)
    expect(names('Masson three-colour, the hearth')).toEqual([])
    expect(names('革兰染色')).toEqual(['crystalViolet', 'safranin'])
    expect(names('未染色')).toEqual([])
    expect(unmixing([])).toEqual([])
  })
})

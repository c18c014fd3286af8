import { describe, expect, test } from 'vitest'
import { pathTo, startsOpen } from '../../../../../src/features/library/catalog/catalog.ts'
import { allMarks } from '../../../../../src/features/library/marks/marks.ts'
import {
  fieldSize,
  magnification,
  resolution,
} from '../../../../../src/features/library/specimen/fieldSize.ts'
import { isStained, stainTag } from '../../../../../src/features/library/specimen/stain.ts'
import { catalog, mark, specimen } from '../sample.ts'

describe('facts', () => {
  test('a stain is tagged as everybody says it', () => {
    expect(stainTag('苏木精-伊红（H&E）染色')).toBe('H&E')
    expect(stainTag('Haematoxylin and eosin (H&E)')).toBe('H&E')
    expect(stainTag('瑞特-吉姆萨（Wright-Giemsa）染色')).toBe('瑞特-吉姆萨')
    expect(stainTag('透射电镜（醋酸铀-枸橼酸铅染色）')).toBe('透射电镜')
    expect(stainTag('TEM (uranyl acetate, lead citrate)')).toBe('TEM')
    expect(stainTag('革兰染色')).toBe('革兰染色')
    expect(stainTag('未染色（生理盐水直接涂片）')).toBe('未染色')
    expect(stainTag('Unstained (ground section)')).toBe('Unstained')
  })

  test('a diagram has no stain', () => {
    expect(isStained(specimen(1, { kind: 'pattern', dye: '无（模式图）' }))).toBe(false)
    expect(isStained(specimen(1))).toBe(true)
  })

  test('the field’s size is told in the unit that fits', () => {
    expect(fieldSize({ width: 8192, height: 6144, scale: 0.5 })).toBe('4.1 × 3.1 mm')
    expect(fieldSize({ width: 8192, height: 6144, scale: 0.05 })).toBe('410 × 310 µm')
    expect(fieldSize({ width: 8192, height: 6144, scale: 0 })).toBe('')
  })

  test('what a px stands for is told in nm where it is less than a tenth of a µm', () => {
    expect(resolution({ scale: 0.25 })).toBe('0.25 µm/px')
    expect(resolution({ scale: 0.00981 })).toBe('9.81 nm/px')
    expect(resolution({ scale: 0 })).toBe('')
  })

  test('an electron micrograph tells its magnification, a slide its objectives', () => {
    // a px of 96 to the inch is 264.6 µm wide
    expect(magnification({ kind: 'electron', scale: 0.01 })).toBe(26_000)
    expect(magnification({ kind: 'slide', scale: 0.25 })).toBeUndefined()
    expect(magnification({ kind: 'electron', scale: 0 })).toBeUndefined()
  })

  test('marks are numbered the sample’s first, then the teachers’', () => {
    const [a, b, c] = [mark(1, 'preset'), mark(2, 'system'), mark(3, 'school')]
    const common = { presetMarks: [a], teacherMarks: { system: [b], school: [c] } }
    expect(allMarks(common).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(allMarks(undefined)).toEqual([])
  })
})

describe('the catalogue', () => {
  test('knows the way to a node', () => {
    expect(pathTo(catalog, 22).map(({ id }) => id)).toEqual([2, 22])
    expect(pathTo(catalog, 99)).toEqual([])
    expect(pathTo(catalog, undefined)).toEqual([])
  })

  test('opens what the school left open and what leads to the chosen node', () => {
    expect([...startsOpen(catalog, 22)].sort()).toEqual([1, 2, 22])
  })
})

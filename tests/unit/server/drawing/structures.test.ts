import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawings } from '../../../../server/content/drawing/index.ts'
import { insidePolygon } from '../../../../server/content/drawing/kernel/shapes.ts'
import { sizes } from '../../../../server/content/drawing/sizes.ts'

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(Object.values(drawings))('drawing $key', (drawing) => {
  const plan = drawing.plan(7)

  test('every mark points into its structure, which lies within the field', () => {
    expect(plan.structures.length).toBeGreaterThan(0)
    for (const { term, tip, outline } of plan.structures) {
      expect(term).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(insidePolygon(outline, tip[0], tip[1]), `${term}'s tip`).toBe(true)
      for (const [x, y] of outline) {
        expect(x >= 0 && x <= drawing.widthUm, `${term} at x ${x}`).toBe(true)
        expect(y >= 0 && y <= drawing.heightUm, `${term} at y ${y}`).toBe(true)
      }
    }
  })

  test('everything measured has its real size', () => {
    expect(plan.measures.length).toBeGreaterThan(0)
    for (const { size, um } of plan.measures) {
      const real = sizes[size]
      expect(real, `${size} in the table of sizes`).toBeDefined()
      expect(um.length, `${size} is drawn`).toBeGreaterThan(0)
      expect(Math.min(...um), size).toBeGreaterThanOrEqual(real?.min ?? Number.POSITIVE_INFINITY)
      expect(Math.max(...um), size).toBeLessThanOrEqual(real?.max ?? Number.NEGATIVE_INFINITY)
    }
  })

  test('the same seed draws the same bytes, another seed others', { timeout: 60_000 }, () => {
    const pxPerUm = 256 / Math.max(drawing.widthUm, drawing.heightUm)
    const first = plan.render(pxPerUm)
    expect(first.rgb.length).toBe(first.width * first.height * 3)
    expect(digest(drawing.plan(7).render(pxPerUm).rgb)).toBe(digest(first.rgb))
    const other = drawing.plan(8)
    // a diagram's structures lie where they lie: its grain is another
    if (JSON.stringify(other.structures) === JSON.stringify(plan.structures))
      expect(digest(other.render(pxPerUm).rgb)).not.toBe(digest(first.rgb))
  })
})

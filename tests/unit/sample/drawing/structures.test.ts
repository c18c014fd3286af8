import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../../../sample/drawing/drawing.ts'
import { drawings } from '../../../../sample/drawing/index.ts'
import { insidePolygon } from '../../../../sample/drawing/kernel/shapes.ts'
import { sizes } from '../../../../sample/drawing/sizes.ts'
import { markKeys } from '../../../../sample/fill/marks.ts'
import { beside } from '../../../../sample/fill/teacherMarks.ts'
import { objectiveOf } from '../../../../sample/pictures/objective.ts'
import { school } from '../../../../sample/school/index.ts'
import { usableObjectives } from '../../../../src/viewer/slide/geometry.ts'
import { whole } from '../../../tools/rounds.ts'
import { everyQuestion } from '../school/reading.ts'

const phone = { width: 390, height: 844 }
/** µm from a closed outline */
const fromOutline = (outline: readonly Point[], [x, y]: Point) =>
  Math.min(
    ...outline.map(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay]
      const [dx, dy] = [bx - ax, by - ay]
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - ax - dx * t, y - ay - dy * t)
    }),
  )
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(Object.values(drawings))('drawing $key', (drawing) => {
  const plan = drawing.plan(7)

  test('there are at least six marks, each pointing into its structure', () => {
    expect(plan.structures.length).toBeGreaterThanOrEqual(6)
    for (const { term, tip, outline } of plan.structures) {
      expect(term).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(insidePolygon(outline, tip[0], tip[1]), `${term}'s tip`).toBe(true)
      for (const [x, y] of outline) {
        expect(x >= 0 && x <= drawing.widthUm, `${term} at x ${x}`).toBe(true)
        expect(y >= 0 && y <= drawing.heightUm, `${term} at y ${y}`).toBe(true)
      }
    }
  })

  test('no mark points at a fold or a tear, and none crosses a small structure', () => {
    const smallUm = 400
    for (const damage of plan.damage ?? [])
      for (const { term, tip, outline } of plan.structures) {
        expect(insidePolygon(damage, tip[0], tip[1]), `${term}'s tip`).toBe(false)
        expect(fromOutline(damage, tip), `${term}'s tip`).toBeGreaterThan(15)
        const [wide, high] = ([0, 1] as const).map((axis) => {
          const along = outline.map((p) => p[axis])
          return Math.max(...along) - Math.min(...along)
        })
        if (Math.max(wide ?? 0, high ?? 0) > smallUm) continue
        expect(
          outline.some(([x, y]) => insidePolygon(damage, x, y)) ||
            damage.some(([x, y]) => insidePolygon(outline, x, y)),
          term,
        ).toBe(false)
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

  test('a question that points at one of several of a kind finds it', () => {
    for (const { key, specimen } of everyQuestion(school.chapters)) {
      const [, term, number] = /^(.+)-(\d+)$/.exec(specimen?.term ?? '') ?? []
      const shows = school.specimens.find((one) => one.key === specimen?.key)?.drawing
      if (!term || shows !== drawing.key) continue
      const drawn = plan.structures.filter((one) => one.term === term).length
      expect(drawn, `${key}: ${specimen?.term}`).toBeGreaterThanOrEqual(Number(number))
    }
  })

  test('a teacher’s mark finds its structure, lies in it and not on its own mark', () => {
    const keys = markKeys(plan.structures)
    const pxPerUm = drawing.longSidePx / Math.max(drawing.widthUm, drawing.heightUm)
    for (const specimen of school.specimens.filter((one) => one.drawing === drawing.key))
      for (const { at } of specimen.teacherMarks ?? []) {
        const structure = plan.structures[keys.indexOf(at)]
        if (!structure) throw new Error(`${specimen.key} has no ${at}.`)
        const px = ([x, y]: Point): [number, number] => [x * pxPerUm, y * pxPerUm]
        const tip = px(structure.tip)
        const outline = structure.outline.map(px)
        const place = beside(tip, outline)
        expect(insidePolygon(outline, ...place), at).toBe(true)
        expect(place, at).not.toEqual(tip)
      }
  })

  test('the picture has pixels for the objective of each mark, and for its greatest', () => {
    const isSlide = school.specimens.some((one) => one.drawing === drawing.key && one.kind !== 'pattern')
    const zoom = objectiveOf(drawing, plan.structures)
    // a diagram has no scale, an electron micrograph no objective
    if (!isSlide || zoom === 0) return
    const { widthUm, heightUm, longSidePx } = drawing
    const scale = Math.max(widthUm, heightUm) / longSidePx
    const picture = { width: widthUm / scale, height: heightUm / scale, scale, zoom }
    const offered = usableObjectives(picture, phone)
    expect(offered).toContain(zoom)
    for (const { term, objective } of plan.structures) expect(offered, term).toContain(objective)
  })

  test('every specimen that has it says something of each structure drawn', () => {
    const terms = new Set(plan.structures.map(({ term }) => term))
    for (const specimen of school.specimens.filter((one) => one.drawing === drawing.key))
      for (const term of terms) expect(specimen.marks[term], `${specimen.key}: ${term}`).toBeDefined()
  })
})

/** Drawing takes seconds: one stands for the others, which share its kernel. */
const few = ['staphylococcus-aureus']
const drawn = Object.values(drawings).filter(({ key }) => few.includes(key))

test.each(whole ? Object.values(drawings) : drawn)(
  '$key: the same seed draws the same bytes, another seed others',
  (drawing) => {
    const pxPerUm = 256 / Math.max(drawing.widthUm, drawing.heightUm)
    const drawn = (seed: number) => drawing.plan(seed).render(pxPerUm)
    const first = drawn(7)
    expect(first.rgb.length).toBe(first.width * first.height * 3)
    expect(digest(drawn(7).rgb)).toBe(digest(first.rgb))
    expect(digest(drawn(8).rgb)).not.toBe(digest(first.rgb))
  },
)

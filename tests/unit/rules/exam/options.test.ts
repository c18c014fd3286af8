import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mark } from '../../../../src/contract/specimens.ts'
import { isApart, isBroader, isPartOrKind, isSynonym } from '../../../../src/rules/exam/names.ts'
import type { Material } from '../../../../src/rules/exam/options.ts'
import { makeStations, type Station } from '../../../../src/rules/exam/stations.ts'
import { distanceTo, isInside } from '../../../../src/rules/marks/outline.ts'
import { rounds } from '../../../tools/rounds.ts'
import { mark, material, seeded } from './material.ts'

const names = '甲乙丙丁戊己庚辛壬癸'.split('')

/** A few marks of ten names, with other names for some, on a plane or in the two frames of a turntable. */
const marksOf = (turns: boolean) =>
  fc.array(
    fc
      .record({
        name: fc.constantFrom(...names, '甲乙'),
        apart: fc.option(fc.constantFrom(...names, '甲乙'), { freq: 4 }),
        alias: fc.option(fc.constantFrom(...names), { freq: 4 }),
        x: fc.integer({ min: 0, max: 2000 }),
        y: fc.integer({ min: 0, max: 1000 }),
        half: fc.constantFrom(5, 30, 300),
        hidden: fc.boolean(),
      })
      .map(({ alias, apart, hidden, name, ...rest }) =>
        mark(name, {
          ...rest,
          aliases: alias ? [alias] : [],
          apart: apart ? [apart] : [],
          frames: turns ? [hidden ? null : [rest.y, rest.x], [rest.x, rest.y]] : [],
          ...(turns && { outline: [] }),
        }),
      ),
    { maxLength: 9 },
  )

const pictures = fc.array(
  fc
    .record({
      turns: fc.boolean(),
      catalogId: fc.constantFrom(1, 2, 3),
      subjectId: fc.constantFrom(1, 2),
      kind: fc.constantFrom('slide' as const, 'pattern' as const),
    })
    .chain((of) => marksOf(of.turns).map((marks) => ({ ...of, marks }))),
  { minLength: 1, maxLength: 5 },
)
const school = pictures.map((all) =>
  all.map(({ turns, marks, ...of }, at) =>
    material(at + 1, marks, { ...of, fileType: turns ? 2 : 1, pictureNum: turns ? 2 : 1 }),
  ),
)

const homeOf = (all: readonly Material[], { specimenId }: Station): Material => {
  const home = all.find(({ specimen }) => specimen.id === specimenId)
  if (!home) throw new Error('a station of no picture')
  return home
}

/** Whether the tip of the arrow lies in a structure, or within 1 % of the picture beside it. */
function isThere({ outline, frames, x, y }: Mark, { tip, frame }: Station): boolean {
  if (frame === undefined) return Math.min(distanceTo(outline, tip), Math.hypot(x - tip.x, y - tip.y)) <= 20
  const place = frames[frame]
  return place ? Math.hypot(place[0] - tip.x, place[1] - tip.y) <= 20 : false
}

/** Whether one of the marks called so lies within one of the others, or the other way round. */
function isPartOrWhole(one: Mark, asked: Mark, marks: readonly Mark[]): boolean {
  const holds = (whole: Mark, part: Mark) => whole.outline.length > 2 && isInside(whole.outline, part)
  if (isSynonym(one, asked)) return false
  return marks.filter((mark) => isSynonym(mark, asked)).some((same) => holds(same, one) || holds(one, same))
}

const ringOf = ({ specimen }: Material, home: Material) => {
  const [one, other] = [specimen, home.specimen]
  if (one.id === other.id) return 0
  if (one.catalogId === other.catalogId) return 1
  return one.subjectId === other.subjectId && one.kind === other.kind ? 2 : 3
}

/** Every structure that may be offered as wrong, with how far from the picture it comes. */
function mayBeOffered(all: readonly Material[], station: Station): { mark: Mark; ring: number }[] {
  const home = homeOf(all, station)
  const trueOf = home.marks.filter(
    (one) => one === station.mark || isThere(one, station) || isPartOrWhole(one, station.mark, home.marks),
  )
  return all.flatMap((from) => {
    const ring = ringOf(from, home)
    return from.marks
      .filter(
        (one) =>
          !trueOf.some(
            (is) =>
              isSynonym(is, one) || ((ring > 0 ? isBroader : isPartOrKind)(is, one) && !isApart(is, one)),
          ),
      )
      .map((one) => ({ mark: one, ring }))
  })
}

const everyStation = (check: (all: readonly Material[], station: Station) => void) =>
  fc.assert(
    fc.property(school, fc.nat(), (all, seed) => {
      const plan = { mode: 'name' as const, chooses: true, count: 50, random: seeded(seed) }
      for (const station of makeStations(all, plan)) check(all, station)
    }),
    { numRuns: rounds(80, 400) },
  )

test('each wrong name to choose is false at the arrow and offered once', () => {
  everyStation((all, station) => {
    const home = homeOf(all, station)
    const offered = (station.choices ?? []).map(({ name }) => name)
    expect(offered).toContain(station.mark.name)
    expect(new Set(offered).size).toBe(offered.length)
    const also = home.marks.filter((one) => one !== station.mark && isThere(one, station))
    for (const name of offered.filter((one) => one !== station.mark.name)) {
      const could = mayBeOffered(all, station).some((one) => one.mark.name === name)
      expect(could, name).toBe(true)
      expect(
        also.map((one) => one.name),
        name,
      ).not.toContain(name)
    }
  })
})

test('a name from further away is offered only where nearer pictures have no more', () => {
  let fell = 0
  everyStation((all, station) => {
    const may = mayBeOffered(all, station)
    const offered = (station.choices ?? [])
      .map(({ name }) => name)
      .filter((name) => name !== station.mark.name)
    const rings = offered.map((name) =>
      Math.min(...may.filter((one) => one.mark.name === name).map((one) => one.ring)),
    )
    const furthest = Math.max(0, ...rings)
    if (furthest > 0) fell++
    // what stands nearer and is not offered says the same as something that is
    for (const { mark: near } of may.filter(({ ring }) => ring < furthest)) {
      const said = may.filter(({ mark: one }) => offered.includes(one.name))
      expect(said.some((one) => isSynonym(one.mark, near))).toBe(true)
    }
  })
  expect(fell).toBeGreaterThan(rounds(8, 50))
})

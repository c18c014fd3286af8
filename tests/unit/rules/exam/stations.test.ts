import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Mark } from '../../../../src/contract/specimens.ts'
import { isSynonym } from '../../../../src/rules/exam/names.ts'
import { choicesFor, type Material } from '../../../../src/rules/exam/options.ts'
import { type ExamMode, examModes, makeStations, stationsIn } from '../../../../src/rules/exam/stations.ts'
import { verdictOn } from '../../../../src/rules/exam/verdict.ts'
import { isInside } from '../../../../src/rules/marks/outline.ts'
import { mark, material, seeded } from './material.ts'

const stems = [
  '肾小球',
  '血管球',
  '近端小管',
  '远端小管',
  '致密斑',
  '髓袢',
  '动脉',
  '小叶间动脉',
  '静脉',
  '被膜',
]

const marksOf = fc.array(
  fc
    .record({
      stem: fc.constantFrom(...stems),
      x: fc.integer({ min: 0, max: 2000 }),
      y: fc.integer({ min: 0, max: 1000 }),
      half: fc.constantFrom(5, 30, 300),
      objective: fc.constantFrom(0, 4, 10, 20, 40),
      alias: fc.option(fc.constantFrom(...stems)),
    })
    .map(({ stem, alias, ...rest }) => mark(stem, { ...rest, aliases: alias ? [alias] : [] })),
  { maxLength: 14 },
)
const materials = fc
  .array(marksOf, { maxLength: 6 })
  .map((all) => all.map((marks, at) => material(at + 1, marks, { catalogId: at % 2 })))
const plans = fc.record({
  mode: fc.constantFrom<ExamMode>(...examModes),
  chooses: fc.boolean(),
  count: fc.integer({ min: 1, max: 30 }),
  seed: fc.nat(),
})

const markNamed = (all: readonly Material[], name: string): Mark[] =>
  all.flatMap(({ marks }) => marks.filter((one) => one.name === name))

describe('the stations of an exam', () => {
  test('are distinct, as many as asked for or as there are, each on its own picture', () => {
    fc.assert(
      fc.property(materials, plans, (all, { seed, ...plan }) => {
        const stations = makeStations(all, { ...plan, random: seeded(seed) })
        expect(new Set(stations.map(({ key }) => key)).size).toBe(stations.length)
        if (plan.mode !== 'flash' && !plan.chooses)
          expect(stations.length).toBe(Math.min(plan.count, stationsIn(plan, all).stations))
        else expect(stations.length).toBeLessThanOrEqual(plan.count)
        for (const { specimenId, mark: asked } of stations) {
          const home = all.find(({ specimen }) => specimen.id === specimenId)
          expect(home?.marks).toContain(asked)
          expect(asked.objective).toBeLessThanOrEqual(20)
        }
      }),
    )
  })

  test('offer the right name once, and nothing that is as true', () => {
    fc.assert(
      fc.property(materials, plans, (all, { seed, ...plan }) => {
        const stations = makeStations(all, { ...plan, mode: 'flash', random: seeded(seed) })
        for (const { choices, mark: asked, specimenId, tip } of stations) {
          const home = all.find(({ specimen }) => specimen.id === specimenId)
          const names = (choices ?? []).map(({ name }) => name)
          expect(names.filter((name) => name === asked.name)).toHaveLength(1)
          expect(names.length).toBeLessThanOrEqual(4)
          const wrong = names.filter((name) => name !== asked.name)
          for (const name of wrong) {
            expect(markNamed(all, name).some((one) => !isSynonym(one, asked))).toBe(true)
            const here = home?.marks.filter((one) => one.name === name) ?? []
            expect(here.every((one) => !isInside(one.outline, tip))).toBe(true)
          }
        }
      }),
    )
  })

  test('never offer a synonym: 肾小球 beside 血管球 is no choice', () => {
    const asked = mark('肾小球', { aliases: ['血管球'] })
    const all = [
      material(1, [asked, mark('近端小管', { x: 900 }), mark('致密斑', { x: 1200 })]),
      material(2, [mark('血管球'), mark('髓袢')]),
    ]
    for (let seed = 0; seed < 50; seed++) {
      const home = all[0] as Material
      const names = choicesFor(asked, home, all, { tip: { x: 500, y: 500 }, random: seeded(seed) })
      expect(names.map(({ name }) => name).sort()).toEqual(['肾小球', '致密斑', '近端小管', '髓袢'].sort())
    }
  })

  test.each([
    ['被寄生红细胞', 'infected erythrocyte', '红细胞', 'erythrocyte', false],
    ['心肌纤维', 'cardiac muscle fibre', '心肌纤维分支', 'branching of a cardiac muscle fibre', false],
    ['锥体', 'pyramid of medulla oblongata', '延髓', 'medulla oblongata', false],
    ['嗅神经', 'olfactory nerve', '视神经', 'optic nerve', true],
    ['肋', 'rib', '肱骨', 'scrib', true],
  ])('on one picture, beside %s (%s) the name %s (%s) is offered: %s', (zh, en, other, otherEn, may) => {
    const asked = mark(zh, { nameEn: en })
    const near = mark(other, { nameEn: otherEn, x: 900 })
    const home = material(1, [asked, near, mark('甲', { x: 1300 }), mark('乙', { x: 1700 })])
    const names = choicesFor(asked, home, [home], { tip: { x: 500, y: 500 }, random: seeded(3) })
    expect(names.some(({ name }) => name === other)).toBe(may)
  })

  test('offer what stands on the same picture first, then the same organ, then the rest', () => {
    const asked = mark('致密斑')
    const home = material(1, [asked, mark('近端小管', { x: 900 })], { catalogId: 5 })
    const organ = material(2, [mark('髓袢')], { catalogId: 5 })
    const rest = material(3, [mark('中央静脉'), mark('肝索'), mark('肝窦')], { catalogId: 9 })
    for (let seed = 0; seed < 30; seed++) {
      const given = choicesFor(asked, home, [rest, organ, home], {
        tip: { x: 500, y: 500 },
        random: seeded(seed),
      })
      const names = given.map(({ name }) => name)
      expect(names).toContain('近端小管')
      expect(names).toContain('髓袢')
      expect(names).toHaveLength(4)
    }
  })

  test('never offer a part of what is asked, or the whole of it', () => {
    const osteon = mark('骨单位', { x: 300, half: 100 })
    const [canal, lacuna] = [mark('中央管', { x: 320 }), mark('骨陷窝', { x: 1500 })]
    const home = material(1, [osteon, mark('骨单位', { x: 900 }), canal, lacuna], { catalogId: 5 })
    const organ = material(2, [mark('骨膜'), mark('骨小梁'), mark('骨髓腔')], { catalogId: 5 })
    const offered = (asked: typeof osteon, x: number) =>
      choicesFor(asked, home, [home, organ], { tip: { x, y: 500 }, random: seeded(1) }).map(
        ({ name }) => name,
      )
    // at the other osteon, which holds no canal that is marked
    expect(offered(osteon, 900)).not.toContain('中央管')
    expect(offered(osteon, 900)).toContain('骨陷窝')
    expect(offered(canal, 320)).not.toContain('骨单位')
  })

  test('ask every structure once before any is asked again', () => {
    const all = [
      material(1, [mark('动脉'), mark('动脉', { x: 900 }), mark('静脉', { x: 1200 })]),
      material(2, [mark('动脉'), mark('肝索', { x: 900 })]),
    ]
    const stations = makeStations(all, { mode: 'name', chooses: false, count: 3, random: seeded(4) })
    expect(new Set(stations.map(({ mark: { name } }) => name))).toEqual(new Set(['动脉', '静脉', '肝索']))
  })

  test('ask for no written name where the tip lies in another, smaller structure', () => {
    const dentine = mark('牙本质', { half: 300, aliases: ['dentin'] })
    const tubule = mark('牙本质小管', { half: 10 })
    const twin = mark('dentin', { half: 5 })
    const clear = mark('牙骨质', { half: 300, x: 1500 })
    const names = (marks: Mark[], asking: { mode: ExamMode; chooses: boolean }) =>
      makeStations([material(1, marks)], { ...asking, count: 9, random: seeded(2) })
        .map((station) => station.mark.name)
        .sort()
    const writing = { mode: 'name', chooses: false } as const
    const all = [dentine, tubule, clear]
    expect(names(all, writing)).toEqual(['牙本质小管', '牙骨质'].sort())
    // chosen among others, or pointed at, it is clear what is meant
    for (const asking of [
      { ...writing, chooses: true },
      { ...writing, mode: 'point' as const },
    ])
      expect(names(all, asking)).toEqual(['牙本质', '牙本质小管', '牙骨质'].sort())
    expect(names([dentine, twin, clear], writing)).toContain('牙本质')
  })

  test('of a turntable show the best frame, and are never to be pointed at', () => {
    const turned = mark('左心耳', { frames: [null, [10, 20], [11, 21], [12, 22]], objective: 0 })
    const all = [
      material(1, [turned, mark('右心耳', { frames: [[1, 2], null, null, null] })], { fileType: 2 }),
    ]
    const [station] = makeStations(all, { mode: 'name', chooses: false, count: 9, random: seeded(1) }).filter(
      (one) => one.mark === turned,
    )
    expect(station).toMatchObject({ frame: 2, tip: { x: 11, y: 21 } })
    expect(stationsIn({ mode: 'point', chooses: false }, all)).toEqual({ stations: 0, specimens: 0 })
  })

  test('open near what is to be found, not on it', () => {
    const all = [material(1, [mark('致密斑')])]
    const middles = Array.from({ length: 40 }, (_, seed) =>
      makeStations(all, { mode: 'point', chooses: false, count: 1, random: seeded(seed * 7919) }).map(
        ({ middle }) => middle,
      ),
    ).flat()
    // 110 CSS px at 10× are 55 px of this picture
    for (const { x, y } of middles) {
      expect(Math.abs(x - 500)).toBeLessThanOrEqual(55)
      expect(Math.abs(y - 500)).toBeLessThanOrEqual(55)
    }
    expect(new Set(middles.map(({ x }) => Math.round(x))).size).toBeGreaterThan(10)
  })

  test('open as near as the picture can be shown, and never on its very edge', () => {
    // under 100× on a picture that ends at 40×: 110 CSS px are 110 px of it
    const oil = { scale: 0.25, zoom: 100 }
    const middles = Array.from({ length: 40 }, (_, seed) => {
      const plan = { mode: 'point', chooses: false, count: 1, random: seeded(seed * 7919) } as const
      const at = ({ x, y }: { x: number; y: number }) =>
        makeStations([material(1, [mark('嗜酸性粒细胞', { objective: 100, x, y })], oil)], plan)[0]?.middle
      return { inside: at({ x: 500, y: 500 }), edge: at({ x: 2000, y: 0 }) }
    })
    const asides = middles.map(({ inside }) => Math.abs((inside?.x ?? 0) - 500))
    expect(Math.max(...asides)).toBeLessThanOrEqual(110)
    expect(Math.max(...asides)).toBeGreaterThan(80)
    for (const { edge } of middles) expect(edge).toEqual({ x: 1890, y: 110 })
  })
})

describe('the verdict', () => {
  const asked = mark('左冠状动脉', { nameEn: 'left coronary artery', aliases: ['LCA'] })
  const home = material(1, [asked])
  const [station] = makeStations([home], { mode: 'name', chooses: false, count: 1, random: seeded(1) })
  const on = (text: string, at: { x: number; y: number } | null = null) =>
    station && verdictOn(station, { text, at, view: null, ms: 900 }, home)

  test('folds ways of writing, and never a side', () => {
    expect(on('Left Coronary Artery')).toEqual({ right: true, open: false, pointed: null })
    expect(on('lca')?.right).toBe(true)
    expect(on('右冠状动脉')?.right).toBe(false)
    expect(on('')?.right).toBe(false)
  })

  test('of a tapped place is by distance', () => {
    expect(on('', { x: 500, y: 500 })?.pointed).toMatchObject({ right: true, distance: { value: 0 } })
    expect(on('', { x: 600, y: 500 })).toMatchObject({ right: false, pointed: { distance: { value: 160 } } })
  })

  test('is overruled by who gave it, whatever it was, but for a picture that never came', () => {
    const wrong = { text: '右冠状动脉', at: null, view: null, ms: 900, overruled: true as const }
    expect(station && verdictOn(station, wrong, home).right).toBe(true)
    expect(station && verdictOn(station, { ...wrong, unseen: true }, home).right).toBe(null)
  })

  test('of a place that no mark explains is open to who gave it, on tissue alone', () => {
    const far = { text: '', at: { x: 600, y: 500 }, view: null, ms: 900, overruled: true as const }
    const plate = { ...home, specimen: { ...home.specimen, kind: 'pattern' as const } }
    const other = mark('右冠状动脉', { x: 600 })
    expect(station && verdictOn(station, far, home)).toMatchObject({ right: true, open: true })
    expect(station && verdictOn(station, far, plate)).toMatchObject({ right: true, open: false })
    const marked = { ...home, marks: [asked, other] }
    expect(station && verdictOn(station, far, marked)).toMatchObject({ right: true, open: false })
  })

  test('never ask for a teacher’s remark or offer it, but for what a teacher traced', () => {
    const remark = mark('致密斑怎么找', { layer: 'school', outline: [] })
    const traced = mark('乳头层', { layer: 'school', x: 1500 })
    const preset = ['肾小球', '近端小管', '远端小管'].map((name, at) => mark(name, { x: 100 + at * 300 }))
    const all = [material(1, [remark, traced, ...preset])]
    const plan = { mode: 'name' as const, chooses: true, count: 30 }
    const stations = makeStations(all, { ...plan, random: seeded(7) })
    const asked = stations.map((station) => station.mark.name)
    expect(new Set(asked)).toEqual(new Set(['乳头层', '肾小球', '近端小管', '远端小管']))
    expect(stationsIn(plan, all)).toEqual({ stations: 4, specimens: 1 })
    for (const { choices } of stations) expect(choices?.map(({ name }) => name)).not.toContain('致密斑怎么找')
  })
})

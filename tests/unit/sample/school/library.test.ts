import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { experimentPictures } from '../../../../sample/experiments/pictures.ts'
import { school } from '../../../../sample/school/index.ts'
import { whole } from '../../../tools/rounds.ts'
import { texts } from './reading.ts'

const { subjects, specimens, suitPeople, experiments, teachers } = school
const keys = new Set(specimens.map(({ key }) => key))
const people = new Set(suitPeople.map(({ key }) => key))
const staff = new Set(teachers.map(({ key }) => key))

describe('what the library says of each specimen', () => {
  test.each(specimens.map((specimen) => [specimen.key, specimen] as const))('%s', (key, specimen) => {
    const { suitPeople: groups = [], teacherMarks = [], related, owner } = specimen
    expect(groups.length).toBeGreaterThan(0)
    expect(groups.filter((group) => !people.has(group))).toEqual([])
    expect(new Set(groups).size).toBe(groups.length)
    expect(related?.specimens?.length).toBeGreaterThan(0)
    expect(related?.specimens?.filter((other) => other === key || !keys.has(other))).toEqual([])
    if (owner !== undefined) expect(staff.has(owner)).toBe(true)
    const marked = [
      ...teacherMarks.map(({ at }) => at),
      ...(related?.pictures ?? []),
      ...(related?.videos ?? []).flatMap(({ marks }) => marks),
    ]
    const terms = Object.keys(specimen.marks)
    expect(marked.filter((at) => !terms.includes(at.replace(/-\d+$/, '')) && !terms.includes(at))).toEqual([])
    const places = teacherMarks.map(({ at }) => at)
    expect(places.length).toBeGreaterThan(0)
    expect(new Set(places).size).toBe(places.length)
    for (const { by, name, desc } of teacherMarks) {
      expect(staff.has(by)).toBe(true)
      expect(name.zh && name.en).not.toBe('')
      // a warning is of the description: a search for what it names would end here
      expect(name.zh + name.en).not.toMatch(/[（(]|勿|别与|^Not /)
      expect(desc.zh).toMatch(/。$/)
      expect(desc.en).toMatch(/\.$/)
      expect(name.en + desc.en).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('has four groups of people, teachers’ marks, own specimens and four films', () => {
    expect(suitPeople.length).toBeGreaterThanOrEqual(4)
    const marks = specimens.flatMap(({ teacherMarks }) => teacherMarks ?? [])
    expect(new Set(marks.map(({ layer }) => layer))).toEqual(new Set(['system', 'school']))
    const own = specimens.filter(({ owner }) => owner === 'teacher')
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(own.filter(({ published }) => published === false)).toHaveLength(1)
    expect(specimens.flatMap(({ related }) => related?.videos ?? []).length).toBeGreaterThanOrEqual(4)
  })
})

describe('the parts of a subject', () => {
  test('P04 hold all of its catalogue between them, each branch once', () => {
    const divided = subjects.filter(({ hasChildren }) => hasChildren)
    expect(divided.map(({ key }) => key).sort()).toEqual([
      'anatomy',
      'microbiology',
      'parasitology',
      'stomatology',
    ])
    for (const { catalog, children = [] } of divided)
      expect(children.flatMap(({ catalogs }) => catalogs).sort()).toEqual(
        catalog.map(({ key }) => key).sort(),
      )
  })
})

describe('the experiments', () => {
  test('S14 are ten at least, in both languages, each with five to nine steps', () => {
    expect(experiments.length).toBeGreaterThanOrEqual(10)
    for (const { key, steps, materials, specimens: shown, minutes } of experiments) {
      expect([key, steps.length >= 5 && steps.length <= 9]).toEqual([key, true])
      expect(materials.length).toBeGreaterThan(0)
      expect(minutes).toBeGreaterThan(0)
      // at the bench: none of them keeps one longer, incubation is not counted
      expect(minutes).toBeLessThanOrEqual(60)
      expect(shown.filter((one) => !keys.has(one))).toEqual([])
    }
    const untold = texts(experiments).filter(({ text }) => text.zh.trim() === '' || text.en.trim() === '')
    expect(untold).toEqual([])
    const chinese = texts(experiments).filter(({ text }) => /\p{Script=Han}/u.test(text.en))
    expect(chinese).toEqual([])
  })

  test.runIf(whole)(
    'each step has a picture that can be drawn, and no picture stands for nothing',
    async () => {
      const used = new Set(experiments.flatMap(({ steps }) => steps.map(({ picture }) => picture)))
      expect([...used].sort()).toEqual(Object.keys(experimentPictures).sort())
      for (const [name, drawing] of Object.entries(experimentPictures)) {
        const { channels } = await sharp(Buffer.from(drawing)).resize(90).removeAlpha().stats()
        const spread = Math.max(...channels.map(({ stdev }) => stdev))
        expect([name, spread > 8]).toEqual([name, true])
      }
    },
  )
})

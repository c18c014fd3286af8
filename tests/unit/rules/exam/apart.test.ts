/** The best wrong names are those that read alike and are two things: what is told apart may be offered. */
import { expect, test } from 'vitest'
import { apartFrom, namesOf } from '../../../../sample/fill/terms.ts'
import { allTerms, terms } from '../../../../sample/school/terms/index.ts'
import { isSynonym } from '../../../../src/rules/exam/names.ts'
import { choicesFor } from '../../../../src/rules/exam/options.ts'
import { mark, material, seeded } from './material.ts'

const others = ['甲', '乙', '丙'].map((name, at) => mark(name, { x: 900 + at * 300, y: 900 }))
const tip = { x: 500, y: 500 }

/** Whether 卵圆孔 is ever among the choices for 圆孔. */
function offered(one: object, other: object, at: 'same' | 'another') {
  const asked = mark('圆孔', { nameEn: 'foramen rotundum', ...one })
  const near = mark('卵圆孔', { nameEn: 'foramen ovale', x: 900, ...other })
  const home = material(1, [asked, ...(at === 'same' ? [near] : []), ...others.slice(0, 2)])
  const all = at === 'same' ? [home] : [home, material(2, [near])]
  return [1, 2, 3, 4, 5].some((seed) =>
    choicesFor(asked, home, all, { tip, random: seeded(seed) }).some(({ name }) => name === '卵圆孔'),
  )
}

test.each(['same', 'another'] as const)(
  'told on either side it is offered, on %s picture; never a synonym',
  (at) => {
    expect(offered({}, {}, at)).toBe(false)
    expect(offered({ apart: ['卵圆孔'] }, {}, at)).toBe(true)
    expect(offered({}, { apart: ['圆孔'] }, at)).toBe(true)
    expect(offered({ apart: ['棘孔'] }, { apart: ['破裂孔'] }, at)).toBe(false)
    expect(offered({ apart: ['卵圆孔'] }, { aliases: ['圆孔'] }, at)).toBe(false)
  },
)

test('the school tells both sides of a pair, and no synonyms', () => {
  const asMark = (key: string) => mark(terms[key]?.zh ?? '', { aliases: namesOf(terms[key] as never) })
  const told = allTerms.flatMap(({ key, apart = [] }) => apart.map((other) => [key, other] as const))
  expect(told.length).toBeGreaterThan(9)
  for (const [key, other] of told) {
    expect(isSynonym(asMark(key), asMark(other)), `${key} ${other}`).toBe(false)
    expect(apartFrom(terms, key)).toContain(terms[other]?.zh)
    expect(apartFrom(terms, other)).toContain(terms[key]?.zh)
  }
})

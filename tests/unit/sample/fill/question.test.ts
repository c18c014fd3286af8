import { describe, expect, test } from 'vitest'
import { questionFrom, type Referred } from '../../../../sample/fill/question.ts'
import { namesOf } from '../../../../sample/fill/terms.ts'
import { school } from '../../../../sample/school/index.ts'
import type { QuestionSeed } from '../../../../sample/school/types.ts'
import type { Question } from '../../../../src/contract/questions.ts'
import { fold } from '../../../../src/rules/grading/fold.ts'
import { isNearly, written } from '../../../../src/rules/grading/near.ts'
import { blanks } from '../../../../src/rules/kinds/fill.ts'
import { judge } from '../../../../src/rules/kinds/index.ts'

const referred: Referred = {
  terms: school.terms,
  specimens: new Map(school.specimens.map(({ key }, n) => [key, n + 1])),
  places: new Map([['kidney', new Map([['glomerulus', { x: 10, y: 20, objective: 10 }]])]]),
}
const seeds = school.chapters.flatMap(({ questions }) => questions)
const made = (seed: QuestionSeed) => questionFrom(seed, referred)

/** The answer that the author means, as a device writes it. */
function right(question: Question): string {
  const rights = question.options.filter(({ answer }) => answer === true).map(({ id }) => id)
  switch (question.type.baseType) {
    case 'PANDUAN':
      return question.panDuanAnswer ? '1' : '0'
    case 'TIANKONG':
      return JSON.stringify(question.options.map(({ answer }) => (Array.isArray(answer) ? answer[0] : '')))
    case 'WENDA':
      return JSON.stringify({ text: question.showAnswer, self: true })
    case 'PEIWU':
      return JSON.stringify(Object.fromEntries(question.children.map(({ id, answer }) => [id, answer])))
    case 'BINGLI':
      return JSON.stringify(Object.fromEntries(question.children.map((child) => [child.id, right(child)])))
    default:
      return rights.join(',')
  }
}

const idsIn = (question: Question): number[] => [
  ...question.options.map(({ id }) => id),
  ...question.children.flatMap((child) => [child.id, ...idsIn(child)]),
]

describe('a question of the sample school', () => {
  test.each(seeds.map((seed) => [seed.key, seed] as const))(
    '%s is right when answered as meant',
    (_, seed) => {
      const question = made(seed)
      expect(judge(question, right(question))).toBe(seed.kind === 'OTHER' ? null : true)
      if (seed.kind !== 'OTHER') expect(judge(question, '')).not.toBe(true)
    },
  )

  test('takes every name of what it asks for, and none of what that never is', () => {
    const blanks = seeds.filter((seed) => seed.kind === 'TIANKONG' && seed.blanks.length === 1)
    expect(blanks.length).toBeGreaterThan(0)
    let refused = 0
    for (const seed of blanks) {
      const question = made(seed)
      const [blank] = question.options
      for (const name of Array.isArray(blank?.answer) ? blank.answer : [])
        expect(judge(question, JSON.stringify([name])), `${seed.key}: ${name}`).toBe(true)
      for (const name of blank?.never ?? []) {
        expect(judge(question, JSON.stringify([name])), `${seed.key}: ${name}`).toBe(false)
        refused++
      }
    }
    expect(refused).toBeGreaterThan(0)
  })

  const seed: QuestionSeed = {
    key: 'arrow',
    kind: 'TIANKONG',
    stem: { zh: '箭头所指为____', en: 'The arrow is at the ____' },
    analysis: { zh: '血管球', en: 'The glomerulus' },
    difficulty: 1,
    specimen: { key: 'kidney', term: 'glomerulus' },
    blanks: [{ terms: ['glomerulus'] }],
  }

  test('says of no structure in the term table that its name is nearly another’s', () => {
    const names = Object.values(school.terms).flatMap((term) =>
      namesOf(term).map((name) => ({ term, name, ...written(name) })),
    )
    const byLength = Map.groupBy(names, ({ folded }) => folded.length)
    let alike = 0
    for (const accepted of names)
      for (const length of [-2, -1, 0, 1, 2].map((more) => accepted.folded.length + more))
        for (const other of byLength.get(length) ?? []) {
          if (!isNearly(other, accepted)) continue
          const { key } = accepted.term
          const question = made({ ...seed, blanks: [{ terms: [key] }] })
          const isOwn = namesOf(accepted.term).some((name) => fold(name) === other.folded)
          const [blank] = blanks(question, JSON.stringify([other.name]))
          expect(blank?.state, `${other.name} for ${accepted.name}`).toBe(isOwn ? 'right' : 'wrong')
          alike++
        }
    expect(alike).toBeGreaterThan(0)
  })

  test('numbers its options and parts without repeating', () => {
    for (const seed of seeds) {
      const ids = idsIn(made(seed))
      expect(new Set(ids).size, seed.key).toBe(ids.length)
    }
  })

  test('has its arrow where the structure lies, and none while the picture is being made', () => {
    expect(made(seed)).toMatchObject({
      specimenId: 2 + school.specimens.findIndex(({ key }) => key === 'kidney') - 1,
    })
    expect(made(seed).annotation).toEqual({ shape: 'arrow', x: 10, y: 20, objective: 10 })
    expect(questionFrom(seed, { ...referred, places: new Map() }).annotation).toBeNull()
  })

  test('accepts 肾小球 for the glomerulus and refuses the renal corpuscle', () => {
    expect(judge(made(seed), '["肾小球"]')).toBe(true)
    expect(judge(made(seed), '["肾小体"]')).toBe(false)
  })

  test('that refers to nothing is not made', () => {
    expect(() => made({ ...seed, blanks: [{ terms: ['no-such-term'] }] })).toThrow(/no-such-term/)
    expect(() => made({ ...seed, specimen: { key: 'no-such-slide' } })).toThrow(/no-such-slide/)
  })
})

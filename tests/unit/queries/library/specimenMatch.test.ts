import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findKeyword, fitsFilter } from '../../../../src/queries/library/specimenMatch.ts'
import { foldWord } from '../../../../src/rules/words/foldWord.ts'
import { holdsWord } from '../../../../src/rules/words/keyword.ts'
import { mark, specimen } from '../../features/library/sample.ts'

describe('a word', () => {
  test('is found whatever its width, case and spaces', () => {
    expect(holdsWord(['Bowman space'], 'ＢＯＷＭＡＮ　Space')).toBe(true)
    expect(holdsWord(['Bowman space'], 'bowmanspace')).toBe(false)
  })

  test('folding a folded text changes nothing, and each part of a text is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldWord(text)
        expect(foldWord(folded)).toBe(folded)
        expect(holdsWord([text], folded.slice(1, 4).trim())).toBe(true)
      }),
    )
  })
})

describe('a specimen', () => {
  const space = { ...mark(2, 'preset', '肾小囊腔'), aliases: ['鲍曼腔', "Bowman's space"] }
  const marks = [mark(1, 'preset', '肾小囊腔壁'), space]

  test('is found by its own words before its marks', () => {
    expect(findKeyword(specimen(1), marks, '皮质')?.one.hit).toBeNull()
    expect(findKeyword(specimen(1), marks, 'RENAL')?.one.hit).toBeNull()
  })

  test('is found by any name of a mark, an exact name before a partial one', () => {
    expect(findKeyword(specimen(1), marks, '鲍曼腔')?.one.hit?.markId).toBe(2)
    expect(findKeyword(specimen(1), marks, '肾小囊腔')?.one.hit?.markId).toBe(2)
    expect(findKeyword(specimen(1), marks, '肾小囊')?.one.hit?.markId).toBe(1)
    expect(findKeyword(specimen(1), marks, '气管')).toBeNull()
  })

  test('is the nearer, the better the keyword names it', () => {
    const near = (keyword?: string) => findKeyword(specimen(1), marks, keyword)?.near
    expect([near('皮质'), near('鲍曼腔'), near('肾小囊'), near('气管')]).toEqual([0, 1, 2, undefined])
    expect(near()).toBe(0)
  })

  test('is found by several words, at the mark that holds what its own lack', () => {
    const hit = (keyword: string) => {
      const one = findKeyword(specimen(1), marks, keyword)
      return one && [one.near, one.one.hit?.markId ?? null]
    }
    const cases: [string, ReturnType<typeof hit>][] = [
      // in its own words, apart
      ['皮质　肾', [3, null]],
      ['KIDNEY renal', [3, null]],
      // the stain counts beside another word only
      ['皮质 h&e', [5, null]],
      ['H&E 染色', [5, null]],
      ['H&E', null],
      // in one mark, in two, in its own words and a mark
      ['腔壁 囊', [4, 1]],
      ['space bowman', [4, 2]],
      ['鲍曼腔 腔壁', [5, 1]],
      ['皮质 鲍曼', [5, 2]],
      ['皮质 气管', null],
    ]
    expect(cases.map(([keyword]) => [keyword, hit(keyword)])).toEqual(cases)
    // a keyword that stands as it was typed is nearer than its words apart
    expect(hit("bowman's  SPACE")).toEqual([1, 2])
  })

  test('without a word it stands as it is', () => {
    const one = specimen(1)
    expect(findKeyword(one, marks, undefined)?.one).toBe(one)
    expect(findKeyword(one, marks, '  ')?.one).toBe(one)
  })

  test('fits only where every filter leaves it', () => {
    const one = specimen(1, { suitPeople: [3] })
    expect(fitsFilter(one, {})).toBe(true)
    expect(fitsFilter(one, { subjects: [1], catalogs: [22], kind: 'slide', suitPeopleId: 3 })).toBe(true)
    expect(fitsFilter(one, { subjects: [2] })).toBe(false)
    expect(fitsFilter(one, { catalogs: [] })).toBe(false)
    expect(fitsFilter(one, { suitPeopleId: 1 })).toBe(false)
    expect(fitsFilter(one, { dye: '革兰染色' })).toBe(false)
    expect(fitsFilter(one, { collected: true })).toBe(false)
  })
})

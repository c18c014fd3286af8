import { describe, expect, test } from 'vitest'
import { narrowings, readSearch } from '../../../../../src/features/library/list/search.ts'

describe('the library’s address', () => {
  test('keeps subject, catalogue, kind and word', () => {
    expect(readSearch({ subject: 3, catalog: '21', kind: 'pattern', keyword: ' 肾 ' })).toEqual({
      subject: 3,
      catalog: 21,
      kind: 'pattern',
      keyword: '肾',
    })
  })

  test('keeps stain, people, favourites and what is kept, and all subjects', () => {
    const search = { subject: 'all', dye: '革兰染色', people: '2', fav: '1', kept: 1 }
    expect(readSearch(search)).toEqual({ subject: 'all', dye: '革兰染色', people: 2, fav: 1, kept: 1 })
    expect(narrowings(readSearch(search))).toBe(4)
    expect(readSearch({ fav: 0, kept: 'x', people: -1 })).toEqual({})
  })

  test('what makes no sense is left out', () => {
    expect(readSearch({ subject: 'x', catalog: -1, kind: 'video', keyword: { a: 1 } })).toEqual({})
    expect(readSearch({ keyword: 40 }).keyword).toBe('40')
    expect(readSearch({ keyword: '长'.repeat(300) }).keyword).toHaveLength(100)
  })
})

import { describe, expect, test } from 'vitest'
import { narrowings, readLibrarySearch } from '../../../../../src/features/library/list/search.ts'

describe('the library’s address', () => {
  test('keeps subject, catalogue, kind and word', () => {
    expect(readLibrarySearch({ subject: 3, catalog: '21', kind: 'pattern', keyword: ' 肾 ' })).toEqual({
      subject: 3,
      catalog: 21,
      kind: 'pattern',
      keyword: '肾',
    })
  })

  test('keeps stain, people, favourites and what is kept, and all subjects', () => {
    const search = { subject: 'all', dye: '革兰染色', people: '2', fav: '1', kept: 1 }
    expect(readLibrarySearch(search)).toEqual({ subject: 'all', dye: '革兰染色', people: 2, fav: 1, kept: 1 })
    expect(narrowings(readLibrarySearch(search))).toBe(4)
    expect(readLibrarySearch({ fav: 0, kept: 'x', people: -1 })).toEqual({})
  })

  test('what makes no sense is left out', () => {
    expect(readLibrarySearch({ subject: 'x', catalog: -1, kind: 'video', keyword: { a: 1 } })).toEqual({})
    expect(readLibrarySearch({ keyword: 40 }).keyword).toBe('40')
    expect(readLibrarySearch({ keyword: '长'.repeat(300) }).keyword).toHaveLength(100)
  })
})

import { describe, expect, test } from 'vitest'
import { holdsMarkup } from '../../../../src/rules/words/markup.ts'
import { plainWords } from '../../../../src/ui/markup/markup.ts'

describe('a text', () => {
  test('is plain where its angle brackets are only signs', () => {
    for (const text of [
      'p < 0.05',
      'CD4<CD8 且 CD8>CD4',
      'a <- b',
      '<未知>',
      'R&D',
      '1<2>0',
      '<script>x</script>',
    ])
      expect(holdsMarkup(text), text).toBe(false)
  })

  test('holds markup where tags or entities of prose and formulas stand', () => {
    for (const text of [
      'H<sub>2</sub>O',
      '甲<br>乙',
      '<p class="x">a</p>',
      '3 &micro;m',
      '&#176;',
      '<math></math>',
    ])
      expect(holdsMarkup(text), text).toBe(true)
  })

  test('reads as plain words without its markup', () => {
    expect(plainWords('H<sub>2</sub>O')).toBe('H2O')
    expect(plainWords('<p>甲</p><p>乙 &lt; 丙&nbsp;&#176;&#xb5;</p>')).toBe('甲\n乙 < 丙 °µ')
    expect(plainWords('p < 0.05')).toBe('p < 0.05')
  })
})

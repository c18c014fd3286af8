import { expect, test } from 'vitest'
import { shownAttributes, shownTags } from '../../../../src/rules/words/markup.ts'

test('a text shows no markup that can run, style or lead elsewhere', () => {
  const harmful = /^(on.*|style|class|id|name|href|action|formaction|srcset|srcdoc|xlink.*|encoding)$/
  expect(shownAttributes.filter((name) => harmful.test(name))).toEqual([])
  const live = 'a script style svg iframe form input object embed link meta base template annotation-xml'
  expect(shownTags.filter((name) => live.split(' ').includes(name))).toEqual([])
})

import { expect, test } from 'vitest'
import {
  attributes as keptAttributes,
  tags as keptTags,
  mathTags,
} from '../../../../exchange/questions/markup/allowed.ts'
import { pageAttributes, pageTags } from '../../../../src/ui/markup/allowed.ts'

test('a text shows all the markup that the importer keeps', () => {
  const without = (kept: string[], allowed: string[]) => kept.filter((name) => !allowed.includes(name))
  expect(without([...keptTags, ...mathTags], pageTags)).toEqual([])
  expect(without(Object.values(keptAttributes).flat(), pageAttributes)).toEqual([])
})

test('a text shows no markup that can run, style or lead elsewhere', () => {
  const harmful = /^(on.*|style|class|id|name|href|action|formaction|srcset|srcdoc|xlink.*|encoding)$/
  expect(pageAttributes.filter((name) => harmful.test(name))).toEqual([])
  const live = 'a script style svg iframe form input object embed link meta base template annotation-xml'
  expect(pageTags.filter((name) => live.split(' ').includes(name))).toEqual([])
})

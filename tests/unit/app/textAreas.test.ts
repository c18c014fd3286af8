import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownAreas } from '../../../scripts/textAreas.ts'
import { areasOf, textCatalogsOf } from '../../../src/app/textAreas.ts'

const all = ['messages', 'more', 'quizzes', 'admin']

test('practice loads no texts of areas that stand elsewhere', () => {
  expect(textCatalogsOf('/wk_mobile/exercise/chapter', all)).toEqual(['more'])
  expect(textCatalogsOf('/resource', all)).toEqual(['more'])
})

test('an address that nobody listed has the texts of every area but the administration', () => {
  expect(textCatalogsOf('/wk_mobile/brand-new/1', all)).toEqual(['more', 'quizzes'])
  expect(textCatalogsOf('/toString', all)).toEqual(['more', 'quizzes'])
})

test('the administration has its own texts, and those of the form for questions', () => {
  expect(textCatalogsOf('/wk_mobile/admin/accounts', all)).toEqual(['more', 'quizzes', 'admin'])
})

test('an address of the list has the texts of every area that its screens show', () => {
  const routes = join(import.meta.dirname, '../../../src/routes')
  const lacking = Object.entries(areasOf).flatMap(([first, areas]) =>
    readdirSync(join(routes, first), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => {
        const source = readFileSync(join(routes, first, name), 'utf8')
        const shown = [...source.matchAll(/features\/([^/']+)\//g)].map(([, area = '']) => area)
        return shown
          .filter((area) => ownAreas.includes(area) && !areas.includes(area))
          .map((area) => `${first}/${name} shows ${area}`)
      }),
  )
  expect(lacking).toEqual([])
})

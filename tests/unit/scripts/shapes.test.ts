import { expect, test } from 'vitest'
import { dropParameters } from '../../../scripts/shapes.ts'

test('a call of the page keeps path, options and reply type but not its parameters', () => {
  const written = `export const marks: Call = postOnce(
  '/dh-notify/message/read',
  { id, before: v.pipe(v.number(), v.minValue(0)) },
  { carries: 'query' },
).replies<Paged<null>>()
export const current = get('/dh-usercenter/user/current', page).replies<number>()`
  expect(dropParameters(written)).toBe(`export const marks: Call = postOnce(
  '/dh-notify/message/read',
  {},
  { carries: 'query' },
).replies<Paged<null>>()
export const current = get('/dh-usercenter/user/current', {}).replies<number>()`)
})

test('what else stands in a file of the contract stays as it is', () => {
  const written = `export const states = ['draft', 'open'] as const
export const share = v.pipe(v.number(), v.maxValue(100))
const other = found.get('/path', { id })`
  expect(dropParameters(written)).toBe(written)
})

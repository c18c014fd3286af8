import { expect, test } from 'vitest'
import { createArrival } from '../../../../src/viewer/slide/arrival.ts'

/** A picture that a link to a place opened, with the mark that was selected there. */
function opened(selected: number | null, known: boolean) {
  const arrive = createArrival<string>()
  const then = (now: number | null, isThere: boolean, picture = 'slide') =>
    arrive({ picture, placed: true, selected: now, known: isThere })
  return { first: then(selected, known), then }
}

test('a link opens its place whether or not the selected mark is known', () => {
  for (const known of [true, false]) expect(opened(7, known).first).toBe('place')
  expect(opened(null, false).first).toBe('place')
})

test('the mark of the link does not move the view away from its place', () => {
  const { then } = opened(7, false)
  expect([then(7, true), then(7, false), then(7, true)]).toEqual([null, null, null])
})

test('another mark is flown to, and then the first one too', () => {
  const { then } = opened(7, false)
  expect([then(8, true), then(7, true)]).toEqual(['later', 'later'])
  const again = opened(7, true)
  expect([again.then(null, false), again.then(7, true)]).toEqual(['later', 'later'])
})

test('without a place the selected mark is waited for', () => {
  const arrive = createArrival<string>()
  const at = (selected: number | null, known: boolean) =>
    arrive({ picture: 'slide', placed: false, selected, known })
  expect([at(7, false), at(7, true), at(8, true)]).toEqual([null, 'first', 'later'])
  expect(createArrival<string>()({ picture: 'slide', placed: false, selected: null, known: false })).toBe(
    'first',
  )
})

import { afterEach, expect, test, vi } from 'vitest'
import { takeEarly } from '../../../src/app/early.ts'

afterEach(() => vi.unstubAllGlobals())

test('a reply that was asked for before any script came is taken once', () => {
  const reply = Promise.resolve(new Response('{}'))
  vi.stubGlobal('window', { __early: { '/api/v1.0/banner/list': reply } })
  expect(takeEarly('/api/v1.0/banner/list')).toBe(reply)
  expect(takeEarly('/api/v1.0/banner/list')).toBeUndefined()
  expect(takeEarly('/dh-specimen/subject/listCommon')).toBeUndefined()
})

test('without such a line nothing is there to take', () => {
  vi.stubGlobal('window', {})
  expect(takeEarly('/api/v1.0/banner/list')).toBeUndefined()
})

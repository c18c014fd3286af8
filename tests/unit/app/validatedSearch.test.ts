import type { AnyRoute } from '@tanstack/react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { safeReturn } from '../../../src/features/account/guard.ts'

type Router = typeof import('../../../src/app/router.tsx')['router']
let router: Router

beforeAll(async () => {
  // the router takes its history from a window
  vi.stubGlobal('window', { addEventListener: () => undefined, history: {}, location: new URL('http://x/') })
  router = (await import('../../../src/app/router.tsx')).router
  // all routes of the app, on a machine that starves
}, 300_000)

const hostile = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
]

const searchAt = (path: string, search: object): Record<string, unknown> =>
  router.matchRoutes(path, search).at(-1)?.search as Record<string, unknown>

test('SEC04 sign-in returns to no other site, however its address is written', () => {
  for (const back of hostile) {
    expect([back, safeReturn(back)]).toEqual([back, undefined])
    expect([back, searchAt('/account/login', { back }).back]).toEqual([back, undefined])
  }
  const own = '/resource?keyword=肾'
  expect(searchAt('/account/login', { back: own }).back).toBe(own)
})

test('SEC04 every route reads only what its validation let through', () => {
  const routes = Object.values(router.routesById) as unknown as AnyRoute[]
  const validated = routes.filter(({ options }) => options.validateSearch)
  expect(validated.length).toBeGreaterThan(15)
  for (const { fullPath } of validated) {
    const path = fullPath.replace(/\$\w+/g, '1').replace(/(.)\/$/, '$1')
    const search = searchAt(path, { unasked: 'https://evil.example/', constructor: 'x' })
    expect([fullPath, search.unasked]).toEqual([fullPath, undefined])
  }
})

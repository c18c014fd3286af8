/** No screen is left out where every address is opened as each role. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminPlaces } from '../../../src/features/admin/places.ts'
import { everyAddress } from '../../tools/everyRole.ts'

const tree = readFileSync(join(import.meta.dirname, '../../../src/routeTree.gen.ts'), 'utf8')
const [, listed = ''] = /interface FileRoutesByFullPath \{([^}]+)\}/.exec(tree) ?? []
const places = [...listed.matchAll(/^ {2}'([^']+)'/gm)].map(([, place = '']) => place)

/** They lead away whoever is signed in. */
const beforeSignIn = ['/account/', '/account/login', '/account/reset', '/account/launch']

test('every address of the app and of the administration is opened as each role', () => {
  expect(places.length).toBeGreaterThan(60)
  const opened = everyAddress.map((address) => address.replace(/[?#].*/, ''))
  const isOpened = (place: string) => {
    const pattern = new RegExp(`^${place.replace(/(.)\/$/, '$1').replace(/\$\w*/g, '[^/]+')}$`)
    return opened.some((address) => pattern.test(address))
  }
  const wanted = [...places, ...adminPlaces.map((place) => `/admin/${place}`)]
  expect(wanted.filter((place) => !beforeSignIn.includes(place) && !isOpened(place))).toEqual([])
})

import { expect, test } from 'vitest'
import { isTooOld } from '../../../src/app/minVersion.ts'
import { contractVersion } from '../../../src/contract/system.ts'

test('an app is too old only for a service that says so: F25', () => {
  expect(isTooOld({})).toBe(false)
  expect(isTooOld({ minVersion: contractVersion })).toBe(false)
  expect(isTooOld({ minVersion: contractVersion + 1 })).toBe(true)
  // an app may be newer than the oldest that is understood
  expect(isTooOld({ minVersion: 1 }, 3)).toBe(false)
})

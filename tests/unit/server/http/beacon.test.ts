import { expect, test } from 'vitest'
import { BeaconWriter, readBeacon } from '../../../../server/http/beacon.ts'

const key = Buffer.alloc(32, 7)
const provenBy = (beacon: string) => readBeacon(key, beacon)

test('replies of the same instant share a beacon, which never proves a later time', () => {
  const beacons = new BeaconWriter(key)
  for (let now = 1_000; now < 2_000; now += 7) {
    const proven = provenBy(beacons.write(now)) ?? 0
    expect(proven).toBeLessThanOrEqual(now)
    expect(now - proven).toBeLessThan(50)
  }
})

test('a clock that was set back gets a beacon of its own time', () => {
  const beacons = new BeaconWriter(key)
  beacons.write(9_000)
  expect(provenBy(beacons.write(8_990))).toBe(8_990)
})

test('a beacon of another key or with another time proves nothing', () => {
  const beacon = new BeaconWriter(key).write(1_000)
  expect(provenBy(beacon.replace('1000.', '1001.'))).toBeNull()
  expect(readBeacon(Buffer.alloc(32, 8), beacon)).toBeNull()
})

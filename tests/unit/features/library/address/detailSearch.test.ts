import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDetailSearch } from '../../../../../src/features/library/address/detailSearch.ts'
import {
  readHiddenLayers,
  readViewPlace,
  writeHidden,
  writeViewPlace,
} from '../../../../../src/features/library/address/placeText.ts'

describe('a link to the exact place', () => {
  test('leads back to it: within a px on the screen, a tenth of a degree', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.double({ min: -1e5, max: 2e5, noNaN: true }),
          y: fc.double({ min: -1e5, max: 2e5, noNaN: true }),
          zoom: fc.double({ min: 0.001, max: 8, noNaN: true }),
          rotation: fc.double({ min: 0, max: 359.99, noNaN: true }),
        }),
        (place) => {
          const back = readViewPlace(writeViewPlace(place))
          expect(Math.abs((back?.x ?? Number.NaN) - place.x) * place.zoom).toBeLessThan(0.1)
          expect(Math.abs((back?.y ?? Number.NaN) - place.y) * place.zoom).toBeLessThan(0.1)
          expect((back?.zoom ?? 0) / place.zoom).toBeCloseTo(1, 3)
          const turned = Math.abs((back?.rotation ?? 0) - place.rotation)
          expect(Math.min(turned, 360 - turned)).toBeLessThan(0.051)
        },
      ),
    )
  })

  test('is short and without signs that chats break', () => {
    expect(writeViewPlace({ x: 4096.04, y: 3072, zoom: 0.5, rotation: 0 })).toBe('4096_3072_0.5')
    expect(writeViewPlace({ x: 4096, y: 3072, zoom: 0.5, rotation: 359.99 })).toBe('4096_3072_0.5')
    expect(writeViewPlace({ x: 1, y: 2, zoom: 0.1234567, rotation: 30 })).toBe('1_2_0.12346_30')
  })

  test('anything else that stands there is no place', () => {
    for (const text of [
      undefined,
      7,
      '',
      '1_2',
      '1_2_0',
      'a_b_c',
      '1_2_1e9',
      '1_2_3_4_5',
      '..._1_1',
      '1_2_-1',
    ])
      expect(readViewPlace(text)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        const place = readViewPlace(text)
        expect(place === undefined || Object.values(place).every(Number.isFinite)).toBe(true)
      }),
    )
  })

  test('says which layers are hidden, in one order, and knows no others', () => {
    expect(writeHidden(readHiddenLayers('personal_preset_x'))).toBe('preset_personal')
    expect(writeHidden(readHiddenLayers(undefined))).toBeUndefined()
  })

  test('reads a mark as a number or a UUID and leaves out what makes no sense', () => {
    const uuid = '0b5d6c1e-9a3f-4c1d-8e2f-3a4b5c6d7e8f'
    expect(readDetailSearch({ back: '1', mark: 7 })).toEqual({ back: 1, mark: 7 })
    expect(readDetailSearch({ mark: uuid, at: '1_2_0.5_40', hide: 'school' })).toEqual({
      mark: uuid,
      at: '1_2_0.5_40',
      hide: 'school',
    })
    expect(readDetailSearch({ back: 0, mark: 'x', at: 'there', hide: '<b>' })).toEqual({})
  })
})

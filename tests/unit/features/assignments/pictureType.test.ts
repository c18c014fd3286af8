import { readFileSync } from 'node:fs'
import loadHeif from 'libheif-js/libheif/libheif.js'
import { describe, expect, test } from 'vitest'
import {
  jpegName,
  pictureTypeOf,
  shrunkSize,
} from '../../../../src/features/assignments/pictures/pictureType.ts'

const heic = readFileSync(new URL('./small.heic', import.meta.url))

describe('pictures that are handed in', () => {
  test('the first bytes decide what a picture is', () => {
    expect(pictureTypeOf(heic.subarray(0, 16))).toBe('heic')
    expect(pictureTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg')
    expect(pictureTypeOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBe('png')
    expect(pictureTypeOf(Buffer.from('%PDF-1.7 photo.heic'))).toBeNull()
    expect(pictureTypeOf(new Uint8Array())).toBeNull()
  })

  test('a HEIC of a phone is decoded without WebAssembly', async () => {
    const heif = loadHeif()
    const [image] = new heif.HeifDecoder().decode(heic)
    const [width, height] = [image?.get_width() ?? 0, image?.get_height() ?? 0]
    expect([width, height]).toEqual([96, 64])
    const data = new Uint8ClampedArray(width * height * 4)
    await new Promise((resolve) => image?.display({ data, width, height }, resolve))
    // blue on the left, red on the right
    expect([data[2]! > data[0]!, data[94 * 4]! > data[94 * 4 + 2]!]).toEqual([true, true])
  })

  test('the long side is at most 2,560 px and small pictures stay as they are', () => {
    expect(shrunkSize(4000, 3000)).toEqual({ width: 2560, height: 1920 })
    expect(shrunkSize(3000, 12_000)).toEqual({ width: 640, height: 2560 })
    expect(shrunkSize(800, 600)).toEqual({ width: 800, height: 600 })
  })

  test('the name says that it became a JPEG', () => {
    expect(['IMG_1.HEIC', '图.png', '.heic'].map(jpegName)).toEqual(['IMG_1.jpg', '图.jpg', 'photo.jpg'])
  })
})

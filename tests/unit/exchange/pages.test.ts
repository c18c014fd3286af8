import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { choosePage, micronsOf } from '../../../exchange/source/choosePage.ts'
import { propertyMicrons, readDzi } from '../../../exchange/source/deepZoom.ts'
import { readProperties } from '../../../exchange/source/openslide.ts'
import { writeStrips } from '../../../exchange/source/strips.ts'
import { readPages } from '../../../exchange/source/tiffPages.ts'
import { inWords } from '../../../exchange/words.ts'
import { scanned, slide } from './school.ts'
import { gradient, temporary, tiff } from './slides.ts'

function write(name: string, bytes: Buffer): string {
  const path = join(temporary(), name)
  writeFileSync(path, bytes)
  return path
}

function chosen(pages: Parameters<typeof choosePage>[0]) {
  const { index, leftOut } = choosePage(pages)
  return { index, leftOut: leftOut.map((one) => inWords('en', one)) }
}

describe('the pages of a TIFF', () => {
  const page = {
    width: 100,
    height: 80,
    description: '',
    subfile: 0,
    tiled: false,
    tileWidth: 0,
    tileHeight: 0,
    compression: 1,
    resolution: 0,
    resolutionUnit: 2,
    orientation: 1,
    channels: 3,
    extraSamples: -1,
  }

  test('are read with what they say of themselves', async () => {
    const pages = await readPages(write('a.svs', tiff(scanned)))
    expect(pages.map(({ width, height, subfile }) => [width, height, subfile])).toEqual([
      [1400, 900, 0],
      [350, 225, 0],
      [300, 300, 1],
      [1600, 1000, 9],
    ])
    expect(pages[0]?.description).toBe(slide.description)
  })

  test('a larger picture in strips is not taken for the slide in tiles', () => {
    const pages = [
      { ...page, width: 900, height: 900 },
      { ...page, tiled: true },
    ]
    expect(chosen(pages)).toEqual({ index: 1, leftOut: ['other picture 900 × 900'] })
  })

  test('a label that only OME names is left out, however large it is', () => {
    const description = `<?xml version="1.0"?><OME><Image ID="Image:0" Name="slide 1"><Pixels PhysicalSizeX="250"
      PhysicalSizeXUnit="nm"><TiffData IFD="0"/></Pixels></Image><Image ID="Image:1" Name="label image"><Pixels>
      <TiffData IFD="1" PlaneCount="1"/></Pixels></Image></OME>`
    const pages = [
      { ...page, description },
      { ...page, width: 3000, height: 3000 },
    ]
    expect(chosen(pages)).toEqual({ index: 0, leftOut: ['label 3000 × 3000'] })
    expect(micronsOf(pages, 0)).toBe(0.25)
    // the label's page comes first
    const swapped = description
      .replace('IFD="0"', 'IFD="x"')
      .replace('IFD="1"', 'IFD="0"')
      .replace('IFD="x"', 'IFD="1"')
    const others = [{ ...page, width: 3000, height: 3000, description: swapped }, page]
    expect(chosen(others)).toEqual({ index: 1, leftOut: ['label 3000 × 3000'] })
    expect(micronsOf(others, 1)).toBe(0.25)
  })

  test('the scale comes from the description, else from the resolution', () => {
    expect(micronsOf([{ ...page, description: 'x|MPP = 0.2520|y', resolution: 300 }], 0)).toBe(0.252)
    expect(
      micronsOf(
        [
          {
            ...page,
            description: '<OME><Image><Pixels PhysicalSizeX="0.5"/></Image></OME>',
          },
        ],
        0,
      ),
    ).toBe(0.5)
    expect(
      micronsOf(
        [{ ...page, resolution: 40_000, resolutionUnit: 3, orientation: 1, channels: 3, extraSamples: -1 }],
        0,
      ),
    ).toBe(0.25)
    expect(
      micronsOf(
        [{ ...page, resolution: 50_800, resolutionUnit: 2, orientation: 1, channels: 3, extraSamples: -1 }],
        0,
      ),
    ).toBe(0.5)
    expect(
      micronsOf(
        [{ ...page, resolution: 72, resolutionUnit: 2, orientation: 1, channels: 3, extraSamples: -1 }],
        0,
      ),
    ).toBe(0)
    expect(micronsOf([page], 0)).toBe(0)
  })

  test('directories that run in a circle are refused', async () => {
    const bytes = tiff([slide])
    const directory = bytes.readUInt32LE(4)
    bytes.writeUInt32LE(directory, bytes.length - 4)
    await expect(readPages(write('circle.tif', bytes))).rejects.toThrow(/circle/)
  })
})

test.each([40, 256, 1000])('what is unpacked in bands of %i rows is the same picture', async (rows) => {
  const [width, height] = [300, 257]
  const rgb = gradient(width, height)
  const path = join(temporary(), 'strips.tif')
  await writeStrips(path, { width, height, rows }, async (top, count) =>
    rgb.subarray(top * width * 3, (top + count) * width * 3),
  )
  const { data } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  expect(data.equals(rgb)).toBe(true)
})

test('a .dzi that cannot be right is refused by what is wrong with it', () => {
  const dzi = (attributes: string, size: string) =>
    `<Image xmlns="http://schemas.microsoft.com/deepzoom/2008" ${attributes}><Size ${size}/></Image>`
  const size = 'Width="1000" Height="700"'
  expect(readDzi(dzi('Format="jpg" Overlap="1" TileSize="254"', size))).toMatchObject({
    level: 10,
    overlap: 1,
  })
  expect(() => readDzi(dzi('Format="gif" Overlap="1" TileSize="254"', size))).toThrow(/“gif”/)
  expect(() => readDzi(dzi('Format="jpg" Overlap="1" TileSize="0"', size))).toThrow(/TileSize/)
  const many = 'Width="60000" Height="60000"'
  expect(() => readDzi(dzi('Format="jpg" Overlap="0" TileSize="1"', many))).toThrow(/60000 × 60000 px/)
  const wide = 'Width="100000" Height="80000"'
  expect(() => readDzi(dzi('Format="jpg" Overlap="0" TileSize="8192"', wide))).toThrow(/8192 px/)
  expect(readDzi(dzi('Format="jpg" Overlap="1" TileSize="1024"', wide))).toMatchObject({ width: 100_000 })
  expect(() => readDzi(dzi('Format="jpg" Overlap="1" TileSize="254"', 'Width="1e99" Height="1"'))).toThrow(
    /Width/,
  )
})

test('the scale is found in what libvips and OpenSlide tell', () => {
  const property =
    '<property><name>openslide.mpp-x</name><value type="VipsRefString">0.499</value></property>'
  expect(propertyMicrons(property)).toBe(0.499)
  expect(propertyMicrons('<name>xres</name><value>1</value>')).toBe(0)
  const shown = [
    "openslide.associated.label.width: '400'",
    "openslide.associated.macro.width: '800'",
    "openslide.level[0].height: '3000'",
    "openslide.level[0].width: '4000'",
    "openslide.mpp-x: '0.2277'",
  ]
  expect(readProperties(shown.join('\n'))).toEqual({
    width: 4000,
    height: 3000,
    um: 0.2277,
    associated: ['label', 'macro'],
  })
})

/** Slides as scanners and microscopes write them today, made here: Aperio SVS and OME-TIFF in JPEG tiles. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { folderOf, mediaOf, school } from './school.ts'
import { gradient } from './slides.ts'
import { type TiledPage, tiledTiff } from './tiles.ts'

const [width, height] = [1300, 900]

const page = (description: string, by = 1, more: Partial<TiledPage> = {}): TiledPage => {
  const size = { width: Math.round(width / by), height: Math.round(height / by) }
  return { ...size, rgb: gradient(size.width, size.height), description, ...more }
}
const green = (description: string, side: number, subfile = 0): TiledPage => ({
  ...{ width: side, height: side, description, subfile },
  rgb: Buffer.alloc(side * side * 3, Buffer.from([0, 200, 0])),
})

/** Brings one file in. @returns its row, what was said, and the tiles that are served */
async function bringOne(name: string, bytes: Buffer) {
  const { bring, rows, lines, dataDir } = await school()
  expect(await bring(folderOf({ [name]: bytes })), lines.join('\n')).toBe(0)
  const [row] = await rows()
  const media = [...mediaOf(dataDir)].filter(([file]) => !file.startsWith('.lock'))
  return { row, said: lines.join('\n'), media }
}

/** Every place has its own colour: the picture came through, and nothing green. */
async function isThePicture({ media }: Awaited<ReturnType<typeof bringOne>>) {
  const tile = media.find(([name]) => /\/11\/1_1\.webp$/.test(name))?.[1]
  const { data, info } = await sharp(tile).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0] = data.subarray((100 * info.width + 100) * 3)
  expect(Math.abs(red - (612 * 255) / width)).toBeLessThan(12)
  expect(Math.abs(green - (612 * 255) / height)).toBeLessThan(12)
  for (const [name, bytes] of media) expect(bytes.toString('latin1'), name).not.toMatch(/Zhang San|20250717/)
}

test('a tiled SVS comes in at its scale, without smaller copies, label and macro', async () => {
  const aperio = 'Aperio Image Library v12.0.15\r\n'
  const told = `${aperio}1300x900 [0,0 1300x900] (256x256) JPEG/YCbCr Q=92|AppMag = 40|MPP = 0.2523|User = Zhang San`
  const came = await bringOne(
    'kidney.svs',
    await tiledTiff([
      page(told),
      page(`${aperio}1300x900 -> 325x225`, 4),
      page(`${aperio}1300x900 -> 650x450`, 2),
      green(`${aperio}label 1400x1400`, 1400, 1),
      green(`${aperio}macro 1500x1500`, 1500, 9),
    ]),
  )
  expect(came.row).toMatchObject({ kind: 'slide', fileType: 1, width, height, scale: 0.2523, zoom: 40 })
  expect(came.said).toContain(
    'Left out: smaller copy 325 × 225, smaller copy 650 × 450, label 1400 × 1400, macro 1500 × 1500.',
  )
  expect(came.said).toContain('Removed: the description that the scanner wrote.')
  await isThePicture(came)
})

/** @param planes of the picture, each a page */
const ome = (planes: number, size: string) => `<?xml version="1.0" encoding="UTF-8"?>
  <OME xmlns="http://www.openmicroscopy.org/Schemas/OME/2016-06" Creator="OME Bio-Formats">
    <Experimenter ID="Experimenter:0" LastName="Zhang San"/>
    <Image ID="Image:0" Name="Zhang San 20250717"><Pixels ID="Pixels:0" DimensionOrder="XYCZT" Type="uint8"
      SizeX="${width}" SizeY="${height}" SizeC="3" SizeZ="${planes}" SizeT="1" ${size}>
      <Channel ID="Channel:0:0" SamplesPerPixel="3"/>
      ${Array.from({ length: planes }, (_, n) => `<TiffData FirstZ="${n}" IFD="${n}" PlaneCount="1"/>`).join('')}
    </Pixels></Image>
    <Image ID="Image:1" Name="label image"><Pixels ID="Pixels:1" PhysicalSizeX="16" PhysicalSizeY="16">
      <TiffData IFD="${planes}" PlaneCount="1"/></Pixels></Image>
    <Image ID="Image:2" Name="macro image"><Pixels ID="Pixels:2"><TiffData IFD="${planes + 1}"/></Pixels></Image>
  </OME>`

test.each([
  ['µm where no unit is told', 'PhysicalSizeX="0.325" PhysicalSizeY="0.325"', 0.325],
  ['nm', 'PhysicalSizeX="500" PhysicalSizeXUnit="nm" PhysicalSizeY="500" PhysicalSizeYUnit="nm"', 0.5],
])('an OME-TIFF comes in at its physical size in %s, without label and macro', async (_, size, um) => {
  const came = await bringOne(
    'liver.ome.tif',
    await tiledTiff([
      page(ome(3, size), 1, { below: [page('', 2, { subfile: 1 }), page('', 4, { subfile: 1 })] }),
      { ...green('', 10), width, height, rgb: Buffer.alloc(width * height * 3, Buffer.from([0, 200, 0])) },
      { ...green('', 10), width, height, rgb: Buffer.alloc(width * height * 3, Buffer.from([0, 200, 0])) },
      green('', 1600),
      green('', 1500),
    ]),
  )
  expect(came.row).toMatchObject({ kind: 'slide', fileType: 1, width, height, scale: um })
  expect(came.said).toContain(
    `Left out: plane ${width} × ${height}, plane ${width} × ${height}, label 1600 × 1600, macro 1500 × 1500.`,
  )
  await isThePicture(came)
})

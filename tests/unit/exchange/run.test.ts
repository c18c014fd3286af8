import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tenant } from '../../../server/store/schema.ts'
import { filesOf, xlsx, zip } from './archives.ts'
import { folderOf, mediaOf, scanned, school, slide } from './school.ts'
import { gradient, temporary, tiff } from './slides.ts'

const [width, height] = [1100, 700]
const picture = () => sharp(gradient(width, height), { raw: { width, height, channels: 3 } })
/** What a camera writes beside the pixels. */
const withSecrets = () =>
  picture().withExif({ IFD0: { ImageDescription: 'Patient Li Si', Artist: 'Zhang San' } })

/** A Deep Zoom picture as libvips writes it, in files. */
async function deepZoom(name: string, options = {}): Promise<Record<string, Buffer>> {
  const folder = temporary()
  await picture()
    .png()
    .tile({ size: 254, overlap: 1, layout: 'dz', ...options })
    .toFile(join(folder, `${name}.dz`))
  return filesOf(folder, '')
}

test('a picture that was cut short is told as damaged, with what to do', async () => {
  const { bring, lines } = await school()
  const whole = await picture().jpeg().toBuffer()
  await bring(folderOf({ 'cut.jpg': whole.subarray(0, whole.length / 3), 'whole.jpg': whole }), {
    subject: 'histology',
    catalog: 'skin',
  })
  expect(lines.join('\n')).toMatch(/failed {3}cut\.jpg: The picture is damaged or not whole/)
})

describe('a folder with a file of each kind', () => {
  test('comes into the school with what its table tells', async () => {
    const { bring, rows, lines, db, report, dataDir } = await school()
    const zoomed = await deepZoom('intestine')
    const folder = folderOf({
      'liver.svs': tiff(scanned),
      'kidney.tif': tiff([slide]),
      'unmeasured.tiff': tiff([{ ...slide, description: 'Zhang San', colour: [9, 9, 200] }]),
      'more/hand.jpg': await withSecrets().jpeg().toBuffer(),
      'more/skull.png': await picture().png().toBuffer(),
      'more/heart.webp': await picture().webp().toBuffer(),
      ...zoomed,
      'lung.szi': zip({
        ...(await deepZoom('lung', { size: 200, overlap: 0 })),
        'associated_images/label.jpg': await picture().jpeg().toBuffer(),
        'scan-properties.xml': '<image MicronsPerPixelX="0.5" user="Zhang San"/>',
      }),
      'readme.txt': 'nothing',
      'slides.xlsx': xlsx([
        [
          '文件 file',
          '中文名',
          'English name',
          'stain',
          '微米每像素',
          '学科',
          '目录 catalogue',
          '类型',
          '适用人群',
          '发布',
        ],
        ['liver.svs', '人肝脏', 'Human liver', 'HE染色', '', '组织学', '消化腺', '', '本科生', '否'],
        ['kidney', '肾', '', '', 0.25, 'histology', 'urinary-system', '', '', true],
        ['MORE/hand.JPG', '手', '', '', '', 'anatomy', '', '', '', ''],
        ['ghost.svs', '不在', '', '', '', '', '', '', '', ''],
      ]),
    })
    const catalog = await db.kysely
      .selectFrom('catalog')
      .select(['id', 'key'])
      .where('key', 'in', ['histology/digestive-glands', 'histology/urinary-system'])
      .execute()
    const idOf = (key: string) => catalog.find((one) => one.key === key)?.id
    const wrong = await bring(folder, { subject: 'histology', catalog: 'epithelium' })
    const all = await rows()
    const named = (name: string) => all.find((row) => row.name === name)
    expect(named('人肝脏')).toMatchObject({
      nameEn: 'Human liver',
      dye: 'HE染色',
      scale: 0.499,
      zoom: 20,
      kind: 'slide',
      fileType: 1,
      published: 0,
      drawn: 0,
      state: 'ready',
      catalogId: idOf('histology/digestive-glands'),
    })
    expect(named('肾')).toMatchObject({
      scale: 0.25,
      published: 1,
      catalogId: idOf('histology/urinary-system'),
    })
    expect(named('unmeasured')).toMatchObject({ kind: 'gross', fileType: 3, scale: 0 })
    expect(named('skull')).toMatchObject({ kind: 'gross', fileType: 3, width, height })
    expect(named('heart')).toMatchObject({ fileType: 3, width, height })
    expect(named('intestine')).toMatchObject({ fileType: 3, width, height })
    expect(named('lung')).toMatchObject({ kind: 'slide', fileType: 1, scale: 0.5 })
    expect(await db.kysely.selectFrom('specimenSuit').selectAll().execute()).toMatchObject([
      { specimenId: named('人肝脏')?.id },
    ])
    // of anatomy's catalogues none is called epithelium, and no file is called ghost
    expect(wrong).toBe(2)
    const said = lines.join('\n')
    expect(said).toMatch(/failed {3}more\/hand\.jpg: .*no catalogue “epithelium” in anatomy/)
    expect(said).toContain('row 5: there is no file “ghost.svs”')
    expect(said).toMatch(/liver\.svs: .*Left out: smaller copy 350 × 225, label 300 × 300, macro 1600 × 1000/)
    expect(said).toMatch(
      /lung\.szi: .*Left out: associated_images\/label\.jpg.*Removed: .*scan-properties\.xml/,
    )
    expect(said).toMatch(/skull\.png: .*no row in the table/)
    expect(said).toContain('readme.txt is no picture')
    expect(report()).toMatch(/more\/hand\.jpg,failed/)
    // pyramids come through tile by tile as they were
    const lung = mediaOf(dataDir).get(`${/media\/(.+)$/.exec(named('lung')?.tileUrl ?? '')?.[1]}11/2_1.webp`)
    const { data } = await sharp(lung).raw().toBuffer({ resolveWithObject: true })
    const [red = 0, green = 0] = data
    expect(Math.abs(red - (1024 * 255) / width)).toBeLessThan(12)
    expect(Math.abs(green - (512 * 255) / height)).toBeLessThan(12)
  })

  test('leaves nothing of label, camera or scanner in any file that is served', async () => {
    const { bring, dataDir, lines } = await school()
    const folder = folderOf({
      'liver.svs': tiff(scanned),
      'hand.jpg': await withSecrets().jpeg().toBuffer(),
      'foot.png': await withSecrets().png().toBuffer(),
      'eye.webp': await withSecrets().webp().toBuffer(),
    })
    expect(await bring(folder)).toBe(0)
    const files = [...mediaOf(dataDir)].filter(([name]) => !name.startsWith('.lock'))
    expect(files.length).toBeGreaterThan(20)
    for (const [name, bytes] of files) {
      expect(bytes.toString('latin1'), name).not.toMatch(/Zhang San|Li Si|Aperio|Exif|EXIF/)
      if (!name.endsWith('.webp')) continue
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc], name).toEqual([undefined, undefined, undefined, undefined])
    }
    expect(lines.join('\n')).toMatch(/hand\.jpg: .*Removed: EXIF/)
    // the label is green, the slide is red
    const [, row] = /specimen (\d+), slide/.exec(lines.join('\n')) ?? []
    const own = files.filter(([name]) => name.startsWith(`slide/${row}-`) && name.endsWith('.webp'))
    expect(own.length).toBeGreaterThan(5)
    for (const [name, bytes] of own) {
      const { channels } = await sharp(bytes).stats()
      expect(channels[1]?.max, name).toBeLessThan(90)
    }
  })
})

describe('the same file again', () => {
  test('is known by its content and takes what the table tells now', async () => {
    const { bring, rows, lines, db } = await school()
    const bytes = tiff([slide])
    await bring(folderOf({ 'a.tif': bytes }))
    expect(await bring(folderOf({ 'b.tif': bytes }))).toBe(0)
    expect(lines.join('\n')).toMatch(/already {2}b\.tif/)
    const heads = 'file,name,stain,subject,catalog,suitable people\n'
    const folder = folderOf({
      'a.tif': bytes,
      'slides.csv': `${heads}a.tif,肝,HE染色,histology,skin,本科生\n`,
    })
    await db.kysely.updateTable('specimen').set({ deleted: 1 }).execute()
    await bring(folder)
    expect(lines.join('\n')).toMatch(/updated {2}a\.tif/)
    expect(await rows()).toMatchObject([{ name: '肝', dye: 'HE染色', deleted: 0 }])
    expect(await db.kysely.selectFrom('specimenSuit').selectAll().execute()).toHaveLength(1)
    await bring(folder)
    expect(lines.join('\n')).toMatch(/0 imported, 0 updated, 1 there already, 0 failed/)
  })

  test('gets its picture anew where that is gone', async () => {
    const { bring, rows, dataDir } = await school()
    const folder = folderOf({ 'a.tif': tiff([slide]) })
    await bring(folder)
    rmSync(join(dataDir, 'media/slide'), { recursive: true })
    expect(await bring(folder)).toBe(0)
    expect(await rows()).toHaveLength(1)
    expect(readdirSync(join(dataDir, 'media/slide'))).toHaveLength(1)
  })
})

test('a run speaks the operator’s language, in its lines, its reasons and its report', async () => {
  const { bring, lines, report } = await school()
  const folder = folderOf({
    'a-text.tif': 'this is no picture at all',
    'b-label.svs': tiff(scanned),
    'readme.txt': 'x',
    'slides.csv':
      'file,subject,catalog\na-text.tif,histology,epithelium\nghost.svs,,\nb-label.svs,组织学,epithelium\n',
  })
  expect(await bring(folder, {}, 'zh')).toBe(2)
  const said = lines.join('\n')
  expect(said).toContain('提示       readme.txt 不是能读的图片')
  expect(said).toContain('第 3 行：没有文件“ghost.svs”')
  expect(said).toMatch(/失败 +a-text\.tif: 这不是 TIFF。/)
  expect(said).toMatch(/已导入 +b-label\.svs: 标本 \d+，切片，.*未带入：较小的副本 .*、标签 .*、宏观图/)
  expect(said).toContain('共 2 个文件：导入 1，更新 0，已存在 0，失败 1。')
  expect(said).toContain('报告在')
  expect(said).not.toMatch(/[a-z]{4,} [a-z]{2,} [a-z]{2,}/)
  expect(report().split('\r\n')[0]).toContain('文件,结果,标本,类型,宽,高,微米每像素')
  expect(report()).toContain('a-text.tif,失败')
})

test('a file that cannot be read is named with its reason and does not stop the others', async () => {
  const { bring, rows, lines, dataDir } = await school()
  const whole = tiff([slide])
  const jpeg = await picture().jpeg().toBuffer()
  const zoomed = await deepZoom('lung')
  const { 'lung_files/11/3_2.png': tile, ...holed } = zoomed
  const szi = zip(zoomed)
  const inTile = szi.indexOf('IDAT', szi.indexOf('lung_files/11/')) + 40
  szi[inTile] = 255 - (szi[inTile] ?? 0)
  const folder = folderOf({
    'a-text.tif': 'this is no picture at all',
    'b-cut.tif': whole.subarray(0, whole.length / 2),
    'c-labels.svs': tiff(scanned.slice(2)),
    'd-cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    'f-bits.szi': zip({ 'x.dzi': 'nothing' }),
    'g-cut.szi': zip(zoomed).subarray(0, 5000),
    'h-flipped.szi': szi,
    'i.ndpi': 'a scan',
    'j-empty.png': '',
    'z-good.tif': whole,
    ...Object.fromEntries(Object.entries(holed).map(([name, bytes]) => [`e/${name}`, bytes])),
  })
  expect(tile).toBeDefined()
  expect(await bring(folder)).toBe(10)
  expect(await rows()).toMatchObject([{ name: 'z-good' }])
  const said = lines.join('\n')
  expect(said).toMatch(/a-text\.tif: It is no TIFF/)
  expect(said).toMatch(/c-labels\.svs: .*no picture but label and macro/)
  expect(said).toMatch(/e\/lung\.dzi: Its tile 11\/3_2\.png is missing/)
  expect(said).toMatch(/f-bits\.szi: The \.dzi tells no good Width/)
  expect(said).toMatch(/i\.ndpi: .*(install openslide-tools|OpenSlide cannot read it)/)
  expect(existsSync(join(dataDir, 'media/slide'))).toBe(true)
  expect(readdirSync(join(dataDir, 'media/slide'))).toHaveLength(1)
  expect(readdirSync(join(dataDir, 'media/.making/import'))).toEqual([])
})

test('a photograph stands upright as its camera says', async () => {
  const { bring, rows, dataDir } = await school()
  await bring(folderOf({ 'hand.jpg': await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer() }))
  const [row] = await rows()
  expect(row).toMatchObject({ width: height, height: width, fileType: 3 })
  const mini = mediaOf(dataDir).get(`${/media\/(.+)$/.exec(row?.tileUrl ?? '')?.[1]}mini.webp`)
  const { data, info } = await sharp(mini).raw().toBuffer({ resolveWithObject: true })
  expect(info.height).toBeGreaterThan(info.width)
  // what was left is on top now: little red in the first line, much in the last
  expect(data[0]).toBeLessThan(40)
  expect(data[(info.height - 1) * info.width * 3]).toBeGreaterThan(200)
})

test('a teacher who is named owns what comes', async () => {
  const { bring, rows, db } = await school()
  const { id } = await db.kysely
    .insertInto('account')
    .values({
      tenant,
      loginName: 'shen',
      phone: null,
      email: '',
      passwordHash: '',
      fullName: '沈清和',
      fullNameEn: '',
      image: '',
      roles: 2,
      language: '',
      mustChangePassword: 0,
      disabled: 0,
      academyName: '',
      academyNameEn: '',
      classesName: '',
      classesNameEn: '',
      subjectName: '',
      subjectNameEn: '',
      createdAt: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const path = join(folderOf({ 'a.tif': tiff([slide]) }), 'a.tif')
  const wishes = { subject: 'histology', catalog: 'skin', name: '皮肤', um: 0.3 }
  expect(await bring(path, { ...wishes, owner: 'nobody' })).toBe(1)
  expect(await bring(path, { ...wishes, owner: 'Shen' })).toBe(0)
  expect(await rows()).toMatchObject([{ name: '皮肤', scale: 0.3, creator: id, creatorName: '沈清和' }])
})

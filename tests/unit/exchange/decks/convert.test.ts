import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConvertedDeck, convertDeck, type SourceFile } from '../../../../exchange/decks/convert.ts'
import { readNotes } from '../../../../exchange/decks/office.ts'
import { failureNote, inWords } from '../../../../exchange/words.ts'
import { mediaFolder } from '../../../../server/media/address.ts'
import { findConverter } from '../../../../server/media/converters.ts'
import { locked, notEmbedded, onePage, pdfOf, pptx, rawPdf, withoutPages, zipOf } from './documents.ts'

const hasPoppler = findConverter('pdftoppm') !== null
const hasOffice = findConverter('soffice') !== null
if (!hasPoppler) console.warn('No pdftoppm on this machine: its tests did not run.')
if (!hasOffice) console.warn('No LibreOffice on this machine: its tests did not run.')

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-decks-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

let files = 0
const fileOf = (bytes: Uint8Array, type: string, name = `file.${type}`): SourceFile => {
  const path = join(dataDir, `source-${files++}`)
  writeFileSync(path, bytes)
  return { path, name, type }
}

const steps: string[] = []
const convert = (...sources: SourceFile[]): Promise<ConvertedDeck> => {
  steps.length = 0
  return convertDeck({
    files: sources,
    dataDir,
    workFolder: join(mediaFolder(dataDir), '.making', `work-${files}`),
    onStep: async ({ said }) => void steps.push(inWords('zh', said)),
  })
}
/** What the teacher reads, in both languages. */
const refusal = async (...sources: SourceFile[]) => {
  const before = decksServed()
  const said = await convert(...sources).then(
    () => ['taken', 'taken'],
    (failure: unknown) => (['zh', 'en'] as const).map((lang) => inWords(lang, failureNote(failure))),
  )
  expect(decksServed()).toEqual(before)
  return said
}
const decksServed = () =>
  existsSync(join(mediaFolder(dataDir), 'deck')) ? readdirSync(join(mediaFolder(dataDir), 'deck')) : []
const pictureAt = (url: string) => join(mediaFolder(dataDir), url.replace('/wk_mobile/media/', ''))

describe.each(hasPoppler ? ['pdftoppm', 'pdf.js'] : ['pdf.js'])('a PDF drawn by %s', (tool) => {
  beforeAll(() => {
    if (tool === 'pdf.js') process.env.PDFTOPPM = 'none'
  })
  afterAll(() => {
    delete process.env.PDFTOPPM
  })

  test('becomes pages with text; the blank one is named', async () => {
    const { fileType, pages } = await convert(fileOf(pdfOf(6, [3]), 'pdf'))
    expect(fileType).toBe('pdf')
    expect(pages.map(({ isBlank }) => isBlank)).toEqual([false, false, true, false, false, false])
    expect(pages.every(({ isTextLost }) => !isTextLost)).toBe(true)
    expect(pages[1]?.text).toBe('第 2 页 肾小球')
    expect(steps).toContain('第 4 页，共 6 页')
    const picture = await sharp(pictureAt(pages[0]?.picture ?? '')).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 1600, height: 900 })
    expect(await sharp(pictureAt(pages[0]?.thumbnail ?? '')).metadata()).toMatchObject({ width: 320 })
  })

  test('shows Chinese text whose font the file does not bring', async () => {
    const [page] = (await convert(fileOf(notEmbedded(), 'pdf'))).pages
    expect(page).toMatchObject({ text: '肾小球', isBlank: false, isTextLost: false })
  })
})

test('the same file again is not drawn again', async () => {
  const bytes = pdfOf(2)
  const first = await convert(fileOf(bytes, 'pdf'))
  const second = await convert(fileOf(bytes, 'pdf', 'another name.pdf'))
  expect(second).toEqual(first)
  expect(steps).toEqual(['正在读取文件'])
})

test('pages that were finished before a restart are not made again', async () => {
  const source = fileOf(pdfOf(5), 'pdf')
  const workFolder = join(mediaFolder(dataDir), '.making', 'resumed')
  const drawn: number[] = []
  const begin = (endAt: number) =>
    convertDeck({
      files: [source],
      dataDir,
      workFolder,
      async onStep({ done, total }) {
        if (total > 0) drawn.push(done)
        if (done === endAt) throw new Error('the process ended')
      },
    })
  await expect(begin(3)).rejects.toThrow('the process ended')
  const [key = ''] = readdirSync(workFolder)
  const made = join(workFolder, key, 'facts', '1.json')
  const before = await readFile(made, 'utf8')
  writeFileSync(made, before.replace('"note":""', '"note":"as it was made"'))
  const { pages } = await begin(-1)
  expect(pages[0]?.note).toBe('as it was made')
  expect(pages).toHaveLength(5)
})

test('pictures become pages in the order of their names, upright', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#884422' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
  const wide = await picture(400, 200).toBuffer()
  const zip = await zipOf({
    'b/10.jpg': wide,
    'b/2.jpg': await picture(300, 300).toBuffer(),
    '__MACOSX/2.jpg': wide,
  })
  const fromZip = await convert(fileOf(zip, 'zip'))
  expect(fromZip.pages.map(({ width, height }) => [width, height])).toEqual([
    [300, 300],
    [200, 400],
  ])
  const several = await convert(
    fileOf(wide, 'jpg', '图10.jpg'),
    fileOf(await picture(80, 40).toBuffer(), 'jpg', '图2.jpg'),
  )
  expect(several.pages.map(({ width }) => width)).toEqual([40, 200])
})

test('notes of a PPTX follow the slides that are shown', async () => {
  expect(await readNotes(fileOf(await pptx(), 'pptx').path)).toEqual(['', '先看入球小动脉\nA & B'])
})

test.runIf(hasOffice)('a PPTX becomes pages with notes', { timeout: 120_000 }, async () => {
  const { fileType, pages } = await convert(fileOf(await pptx(), 'pptx', '肾.pptx'))
  expect(fileType).toBe('ppt')
  expect(pages.map(({ text, note }) => [text, note])).toEqual([
    ['Glomerulus', ''],
    ['Macula densa', '先看入球小动脉\nA & B'],
  ])
})

test('the PDF that LibreOffice made of that PPTX becomes the same pages', async () => {
  const made = await readFile(join(import.meta.dirname, 'libreoffice.pdf'))
  const { pages } = await convert(fileOf(made, 'pdf'))
  expect(pages.map(({ text }) => text)).toEqual(['Glomerulus', 'Macula densa'])
  expect(pages.some(({ isBlank, isTextLost }) => isBlank || isTextLost)).toBe(false)
})

/** Changes what the directory of a ZIP says of the length of its files. */
function sayUnpacked(zip: Buffer, bytes: number): Buffer {
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1))
    zip.writeUInt32LE(bytes, at + 24)
  return zip
}

describe('what cannot become a deck says why, and nothing of it is served', () => {
  test('a PPTX where LibreOffice is not', async () => {
    process.env.SOFFICE = 'none'
    const [zh, en] = await refusal(fileOf(await pptx(), 'pptx'))
    delete process.env.SOFFICE
    expect(zh).toContain('没有安装 LibreOffice')
    expect(en).toContain('Save it as PDF')
  })

  test('300 pages', async () => {
    expect(await refusal(fileOf(pdfOf(300), 'pdf'))).toEqual([
      '共 300 页，一份最多 200 页，请分成几份再导入。',
      'It has 300 pages; 200 is the most. Please split it into parts.',
    ])
  })

  test('400 MB', async () => {
    const file = fileOf(pdfOf(1), 'pdf')
    truncateSync(file.path, 400_000_000)
    expect((await refusal(file))[0]).toBe('文件有 400 MB，最多 200 MB。')
  })

  test('a password', async () => {
    expect((await refusal(fileOf(locked(), 'pdf')))[0]).toContain('文件有打开密码')
  })

  test('a damaged file', async () => {
    expect((await refusal(fileOf(Buffer.from('%PDF-1.7\nnothing of a PDF'), 'pdf')))[0]).toContain('已损坏')
    expect((await refusal(fileOf(Buffer.from('PK\u0003\u0004 and nothing'), 'zip')))[0]).toContain('已损坏')
    const half = Buffer.from('89504e470d0a1a0a0000000d', 'hex')
    expect((await refusal(fileOf(half, 'png', '图1.png')))[0]).toBe('图片“图1.png”已损坏，无法读取。')
  })

  test('no pages', async () => {
    expect((await refusal(fileOf(withoutPages(), 'pdf')))[0]).toBe('文件里没有页。')
    expect((await refusal(fileOf(await zipOf({ 'a.txt': Buffer.from('a') }), 'zip')))[0]).toContain(
      '没有 JPG',
    )
  })

  test('a page of 5 m', async () => {
    const fiveMetres = Math.round((5 / 0.0254) * 72)
    expect(await refusal(fileOf(rawPdf(onePage(fiveMetres, 540)), 'pdf'))).toEqual([
      '第 1 页长 5.0 米，最长 2 米。请把页面改小后重新导出。',
      'Page 1 is 5.0 m long; 2 m is the most. Make the page smaller and export it again.',
    ])
  })

  test('a ZIP bomb', async () => {
    // three entries of 400 MB each, as the archive says
    const entry = new Uint8Array(1000)
    const large = sayUnpacked(await zipOf({ '1.png': entry, '2.png': entry, '3.png': entry }), 400_000_000)
    expect((await refusal(fileOf(large, 'zip')))[0]).toContain('解压后超过 1000 MB')
    // one that unpacks to more than it says
    const lying = sayUnpacked(await zipOf({ 'a.png': new Uint8Array(2_000_000) }), 100)
    expect((await refusal(fileOf(lying, 'zip')))[0]).toMatch(/解压后超过|已损坏/)
  })

  test('a file of another kind, or two documents at once', async () => {
    expect((await refusal(fileOf(Buffer.from('a'), 'docx', '讲义.docx')))[0]).toContain(
      '“讲义.docx”不能作为课件',
    )
    const one = fileOf(pdfOf(1), 'pdf')
    expect((await refusal(one, one))[0]).toContain('一次只能导入一个文档')
  })
})

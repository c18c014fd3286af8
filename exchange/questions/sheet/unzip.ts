/** A spreadsheet is unpacked here, counted, before anything else sees it: what a zip says of itself may be a lie. */
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { type FileNote, fileNote, QuestionFileFault } from '../texts.ts'

/** bytes in all */
const largest = 100 << 20
const mostEntries = 2000

const quiet = { useWebWorkers: false }

const textOfXml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof entities) => entities[name])
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Sheets that the spreadsheet does not show: lists for its choices, last year's rows. */
const hiddenIn = (workbook: string): string[] =>
  [...workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)]
    .filter(([tag]) => /\bstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(tag))
    .map(([tag]) => textOfXml(/\bname\s*=\s*"([^"]*)"/.exec(tag)?.[1] ?? ''))

/** Cells whose formula fails are read as empty unless they are called texts. */
const withErrorsAsText = (sheet: Buffer): Buffer =>
  Buffer.from(sheet.toString('utf8').replace(/(<(?:\w+:)?c\b[^>]*\bt=")e"/g, '$1str"'))

interface CountedZip {
  zip: Buffer
  notes: FileNote[]
  /** their names */
  hiddenSheets: string[]
}

/**
 * The sheets of a spreadsheet, packed anew without compression: who reads them finds what was counted, neither more
 * nor, by another of a zip's two directories, something else. An entry that unpacks to more than it says is damaged.
 * @param keepErrors what formulas show that fail, such as #N/A, is read as text
 * @throws Wrong
 */
export async function countedZip(bytes: Buffer, { keepErrors = false } = {}): Promise<CountedZip> {
  let left = largest
  let scripts = 0
  let hiddenSheets: string[] = []
  const zip = new ZipReader(new Uint8ArrayReader(bytes), quiet)
  const counted = new ZipWriter(new Uint8ArrayWriter(), { ...quiet, level: 0, dataDescriptor: false })
  try {
    const entries = await zip.getEntries()
    if (entries.length > mostEntries) throw new QuestionFileFault('bomb', largest >> 20)
    const pictures = entries.filter(({ filename }) => /^xl\/media\/./.test(filename)).length
    for (const entry of entries) {
      if (entry.directory || !/\.(xml|rels)$/i.test(entry.filename)) continue
      const chunks: Uint8Array[] = []
      await entry.getData(
        new WritableStream<Uint8Array>({
          write(chunk) {
            left -= chunk.length
            if (left < 0) throw new QuestionFileFault('bomb', largest >> 20)
            chunks.push(chunk)
          },
        }),
      )
      const content = Buffer.concat(chunks)
      if (/(?:sharedStrings|sheet\d+)\.xml$/.test(entry.filename))
        scripts += content.toString('latin1').split(/<(?:\w+:)?vertAlign val="su[bp]/).length - 1
      if (/(?:^|\/)workbook\.xml$/.test(entry.filename)) hiddenSheets = hiddenIn(content.toString('utf8'))
      const isSheet = /worksheets\/[^/]+\.xml$/.test(entry.filename)
      const written = keepErrors && isSheet ? withErrorsAsText(content) : content
      await counted.add(entry.filename, new Uint8ArrayReader(written))
    }
    const notes = [
      ...(pictures > 0 ? [fileNote('sheetPictures', pictures)] : []),
      ...(scripts > 0 ? [fileNote('sheetScripts', scripts)] : []),
    ]
    return { zip: Buffer.from(await counted.close()), notes, hiddenSheets }
  } catch (failure) {
    if (failure instanceof QuestionFileFault) throw failure
    throw new QuestionFileFault('badZip')
  } finally {
    await zip.close().catch(() => undefined)
  }
}

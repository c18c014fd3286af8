/** Zips, spreadsheets and Deep Zoom pictures that the tests make themselves. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** A zip whose files are stored as they are. */
export function zip(files: Record<string, Buffer | string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const path = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(bytes.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(path.length, 22)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    about.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, path)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), about, path, bytes])
    parts.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, central, end])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A spreadsheet of one sheet; numbers stay numbers. @param more files beside it, by name */
export function xlsx(rows: (string | number | boolean)[][], more: Record<string, string> = {}): Buffer {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const cellOf = (value: string | number | boolean, place: string) => {
    if (typeof value === 'string')
      return `<c r="${place}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
    return `<c r="${place}"${typeof value === 'boolean' ? ' t="b"' : ''}><v>${Number(value)}</v></c>`
  }
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cellOf(value, `${String.fromCharCode(65 + x)}${y + 1}`))
    return `<row r="${y + 1}">${cells.join('')}</row>`
  })
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="slides" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ...more,
  })
}

/** All files below a folder, by their names from it, below `under`. */
export function filesOf(folder: string, under: string): Record<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [`${under}${path.slice(folder.length + 1)}`, readFileSync(path)]
    }),
  )
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText } from '../../../exchange/encoding.ts'
import type { Known } from '../../../exchange/known.ts'
import { checkRow } from '../../../exchange/table/check.ts'
import { columnKeys, columnOf } from '../../../exchange/table/columns.ts'
import { csvLine, readCsv } from '../../../exchange/table/csv.ts'
import { matchRows } from '../../../exchange/table/match.ts'
import { readTable, tableOf } from '../../../exchange/table/read.ts'
import { makeSlideTemplate } from '../../../exchange/table/template.ts'
import { inWords, type Said } from '../../../exchange/words.ts'
import { withoutFormula } from '../../../src/rules/withoutFormula.ts'
import { xlsx } from './archives.ts'
import { temporary } from './slides.ts'

const inEnglish = (said: Said) => inWords('en', said)

const refuse = (text: string): never => {
  throw new Error(`no ${text}`)
}
const known: Known = {
  subject: (text) =>
    text === '组织学' ? { id: 1, key: 'histology', parentId: null, name: '', nameEn: '' } : refuse(text),
  catalog: (_, text) => (text === '皮肤' ? { subjectId: 1, catalogId: 7 } : refuse(text)),
  group: (text) => (text === '本科生' ? 3 : text === '护理' ? 4 : refuse(text)),
  account: (text) => (text === 'shen' ? { creator: 9, creatorName: '沈' } : refuse(text)),
  stainEn: () => '',
}

describe('a table', () => {
  test('is read as Excel, Excel in China and text editors save it', () => {
    const text = '文件,中文名\r\na.svs,肝\r\n'
    const gb = Buffer.from('cec4bcfe2cd6d0cec4c3fb0d0a612e7376732cb8ce0d0a', 'hex')
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      gb,
    ])
      expect(tableOf(readCsv(decodeText(bytes).text))).toEqual({
        rows: [{ number: 2, cells: { file: 'a.svs', name: '肝' } }],
        unknown: [],
      })
  })

  test('says which encoding was guessed, and refuses a damaged one', async () => {
    const folder = temporary()
    const path = join(folder, 'a.csv')
    const read = async (bytes: Buffer) => {
      writeFileSync(path, bytes)
      const { rows, guessed } = await readTable(path)
      return [rows[0]?.cells.source, guessed]
    }
    expect(await read(Buffer.from('file,source\na.svs,Clinique Sainte-Thérèse, Genève\n', 'latin1'))).toEqual(
      ['Clinique Sainte-Thérèse', 'windows-1252'],
    )
    expect(await read(Buffer.from('file,来源\na.svs,肝\n'))).toEqual(['肝', undefined])
    const gb = Buffer.from('66696c652cc0b4d4b40a612e7376732cb8ce0a', 'hex')
    expect(await read(gb)).toEqual(['肝', 'gb18030'])
    await expect(read(Buffer.from('\uFEFFfile\na.svs\ud800', 'utf16le').subarray(0, -1))).rejects.toThrow(
      /encoding “utf-16le”/,
    )
  })

  test('says the same as .xlsx and as .csv, whatever stands between its cells', async () => {
    const folder = temporary()
    const rows = [
      ['文件', 'µm/px', '发布', '备注'],
      ['a.svs', 0.25, true, 'x'],
      ['', '', '', ''],
      ['b.svs', 1, false, ''],
    ]
    const wanted = {
      rows: [
        { number: 2, cells: { file: 'a.svs', um: '0.25', published: 'true' } },
        { number: 4, cells: { file: 'b.svs', um: '1', published: 'false' } },
      ],
      unknown: ['备注'],
    }
    writeFileSync(join(folder, 'a.xlsx'), xlsx(rows))
    expect(await readTable(join(folder, 'a.xlsx'))).toEqual(wanted)
    for (const separator of [',', ';', '\t']) {
      writeFileSync(join(folder, 'a.csv'), rows.map((row) => row.join(separator)).join('\n'))
      expect(await readTable(join(folder, 'a.csv'))).toEqual(wanted)
    }
  })

  test('that is none, or has no column of files, or one twice, is refused', async () => {
    const path = join(temporary(), 'a.xlsx')
    writeFileSync(path, 'this is no spreadsheet')
    await expect(readTable(path)).rejects.toThrow(/cannot be read as \.xlsx/)
    expect(() => tableOf([['name'], ['x']])).toThrow(/no column “文件 file”/)
    expect(() => tableOf([['file', '文件'], ['x']])).toThrow(/two columns “文件 file”/)
    expect(() => readCsv('file\n"a')).toThrow(/never closed/)
  })

  test('reads back what is written, and no cell of a report is a formula', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => withoutFormula(text) === text)
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const text = `a,b\r\n${rows.map(csvLine).join('')}`
        expect(readCsv(text).slice(1)).toEqual(rows)
      }),
    )
    expect(csvLine(['=HYPERLINK("x")', 3])).toBe(`"'=HYPERLINK(""x"")",3\r\n`)
  })

  test('to be filled in has every column and a row that could be one', () => {
    const { rows, unknown } = tableOf(readCsv(decodeText(Buffer.from(makeSlideTemplate())).text))
    expect(unknown).toEqual([])
    const heads = readCsv(decodeText(Buffer.from(makeSlideTemplate())).text)[0]?.map(columnOf)
    expect(heads).toEqual(columnKeys)
    // forms mark what must be filled
    expect(['文件（必填）', '*学科', '【目录】', '说明(选填)'].map(columnOf)).toEqual([
      ...['file', 'subject', 'catalog', 'desc'],
    ])
    const all: Known = {
      ...known,
      subject: () => known.subject('组织学'),
      catalog: () => known.catalog(known.subject('组织学'), '皮肤'),
    }
    expect(checkRow(rows[0], {}, all)).toMatchObject({
      problems: [],
      told: { um: 0.25, kind: 'slide', published: true, texts: { name: '人肝脏切片' } },
    })
  })
})

describe('a row', () => {
  test('says where, whose, for whom and how', () => {
    const cells = {
      ...{
        subject: '组织学',
        catalog: '皮肤',
        um: '0,25 µm',
        kind: '电镜图',
        published: '否',
        owner: 'shen',
      },
      suitPeople: '本科生、护理',
    }
    expect(checkRow({ number: 2, cells }, {}, known)).toEqual({
      problems: [],
      told: {
        texts: {},
        um: 0.25,
        kind: 'electron',
        published: false,
        suitPeople: [3, 4],
        owner: { creator: 9, creatorName: '沈' },
        place: { subjectId: 1, catalogId: 7 },
      },
    })
  })

  test('with bad values names each by row and column', () => {
    const cells = {
      ...{ subject: '组织学', catalog: '心', um: 'fine', kind: '转盘', published: 'perhaps' },
      ...{ suitPeople: '本科生, nobody', owner: 'x', name: 'n'.repeat(201) },
    }
    const { problems } = checkRow({ number: 8, cells }, {}, known)
    expect(problems.map((problem) => /^row 8, column “(\S+)/.exec(inEnglish(problem))?.[1])).toEqual([
      '中文名',
      '微米每像素',
      '类型',
      '发布',
      '适用人群',
      '所有者',
      '目录',
    ])
  })

  test('that is silent leaves it to the command', () => {
    const { told } = checkRow(undefined, { subject: '组织学', catalog: '皮肤' }, known)
    expect(told.place).toEqual({ subjectId: 1, catalogId: 7 })
    const { problems } = checkRow(undefined, { subject: '组织学', catalog: '心' }, known)
    expect(problems.map(inEnglish)).toEqual(['no 心'])
  })
})

test('a row finds its file by place, name, or name without ending', () => {
  const paths = ['/s/a.svs', '/s/x/b.tif', '/s/y/b.tif', '/s/c.jpg']
  const row = (number: number, file?: string) => ({
    number,
    cells: file === undefined ? { name: 'n' } : { file },
  })
  const { rows, problems } = matchRows('/s', paths, [
    row(2, 'A.SVS'),
    row(3, 'x\\b.tif'),
    row(4, 'b.tif'),
    row(5, 'c'),
    row(6, 'c.jpg'),
    row(7, 'd.svs'),
    row(8),
  ])
  expect([...rows].map(([path, { number }]) => [path, number])).toEqual([
    ['/s/a.svs', 2],
    ['/s/x/b.tif', 3],
    ['/s/c.jpg', 5],
  ])
  expect(problems.map(inEnglish)).toEqual([
    'row 4: “b.tif” can mean x/b.tif or y/b.tif',
    'row 6: “c.jpg” stands in row 5 already',
    'row 7: there is no file “d.svs”',
    'row 8: names no file',
  ])
})

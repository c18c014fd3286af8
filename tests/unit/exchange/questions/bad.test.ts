import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { catalogHash } from '../../../../exchange/catalogs.ts'
import { xlsx, zip } from '../archives.ts'
import { fixture, questionSchool } from './bring.ts'

const quiz = (inside: string, before = '') => `<?xml version="1.0"?>${before}<quiz>${inside}</quiz>`
const lol = `<!DOCTYPE lolz [<!ENTITY a "lol">${[...'bcdefghij'].map((name, n) => `<!ENTITY ${name} "${`&${String.fromCharCode(97 + n)};`.repeat(10)}">`).join('')}]>`

/** A zip of one file. @param says how many bytes come out */
function packedZip(bytes: Buffer, says: number): Buffer {
  const whole = zip({ 'xl/worksheets/sheet1.xml': deflateRawSync(bytes, { level: 1 }) })
  const central = whole.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  for (const [method, size] of [
    [8, 22],
    [central + 10, central + 24],
  ] as const) {
    whole.writeUInt16LE(8, method)
    whole.writeUInt32LE(says, size)
  }
  return whole
}

describe('a file that is no question bank, or a dangerous one', () => {
  test.each<[string, string | Buffer, string, string]>([
    ['nothing', '', '看不出这是', 'This is neither'],
    ['prose', 'Dear all,\nthere is an exam.', '看不出这是', 'This is neither'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a]), '看不出这是', 'This is neither'],
    ['another XML', '<?xml version="1.0"?><rss></rss>', '不是 Moodle 题库', 'no question bank of Moodle'],
    ['an empty bank', quiz(''), '文件里没有题目', 'There is no question'],
    ['XML that is cut', quiz('<question type="essay">'), 'XML 有误', 'The XML is wrong in line 1'],
    [
      'an XML bomb',
      quiz('<question type="essay"><name><text>&j;</text></name></question>', lol),
      'DOCTYPE',
      'DOCTYPE',
    ],
    [
      'an entity from a file',
      quiz('&x;', '<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'DOCTYPE',
      'DOCTYPE',
    ],
    ['XML without end', quiz(`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`), '嵌套太深', 'nested too deeply'],
    [
      'an unknown encoding',
      '<?xml version="1.0" encoding="klingon"?><quiz/>',
      '“klingon”',
      'encoding “klingon”',
    ],
    ['a zip that is no table', zip({ 'a.txt': 'x' }), '不是完好的 .xlsx', 'no intact .xlsx'],
    ['a damaged zip', Buffer.from('PK\x03\x04 and nothing more'), '不是完好的 .xlsx', 'no intact .xlsx'],
  ])('%s is refused with a reason', async (_, content, zh, en) => {
    const { bring, rows } = await questionSchool()
    const chinese = await bring(content, { subject: 'histology' }, 'zh')
    expect([chinese.wrong, chinese.said]).toEqual([1, expect.stringContaining(zh)])
    expect((await bring(content)).said).toContain(en)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['a tag that is never closed', '<quiz><question></quiz>', '标签没有成对或没有正确结束'],
    ['a character of its own meaning', '<quiz>a & b</quiz>', '& 应写成 &amp;'],
    ['an attribute without quotes', '<quiz><question type=essay></question></quiz>', '属性写法不对'],
    ['two documents', '<quiz></quiz><quiz></quiz>', '不是完整的 XML'],
  ])('%s is told in Chinese words alone, in English ones too', async (_, text, zh) => {
    const { bring } = await questionSchool()
    const { said, csv } = await bring(text, { subject: 'histology' }, 'zh')
    expect(said).toContain(zh)
    expect(said).not.toMatch(/[a-z]{3,} [a-z]{3,}/)
    expect(csv).toContain('题目,结果,编号,目录,说明')
    expect((await bring(text)).said).toContain('The XML is wrong in line 1: ')
  })

  const bomb = (says: number) => packedZip(Buffer.alloc(110 << 20), says)

  test.each([
    ['says so', bomb(110 << 20), 'unpacks to more than 100 MB'],
    ['says that it is small', bomb(10), 'no intact .xlsx'],
  ])('a zip bomb that %s is not unpacked', async (_, file, why) => {
    const { bring } = await questionSchool()
    const { wrong, said } = await bring(file)
    expect([wrong, said]).toEqual([1, expect.stringContaining(why)])
  })

  test('of a zip only what its directory lists is read, for that alone was counted', async () => {
    const table = (stem: string) =>
      xlsx([
        ['题型', '题干', '答案'],
        ['问答', stem, 'a'],
      ])
    const end = (file: Buffer) => file.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    const [listed, hidden] = [table('listed'), table('hidden')]
    const file = Buffer.concat([
      listed.subarray(0, end(listed)),
      hidden.subarray(0, end(hidden)),
      listed.subarray(end(listed)),
    ])
    file.writeUInt32LE(end(listed) + end(hidden), file.length - 6)
    const { bring, questions } = await questionSchool()
    await bring(file, { subject: 'histology', catalog: 'skin' })
    expect((await questions()).map(({ title }) => title)).toEqual(['listed'])
  })
})

describe('where it goes', () => {
  const essay = (name: string) =>
    `<question type="essay"><questiontext format="html"><text>${name}</text></questiontext></question>`
  const category = (path: string) =>
    `<question type="category"><category><text>${path}</text></category></question>`

  test('is asked for where neither the file nor the operator says it', async () => {
    const { bring, rows } = await questionSchool()
    expect((await bring(quiz(essay('a')), {})).said).toContain(
      'name its subject with --subject and its catalogue with --catalog. Subjects: histology (组织学)',
    )
    expect((await bring(quiz(essay('a')), { catalog: '皮肤' })).said).toContain(
      'Name the subject with --subject: histology (组织学)',
    )
    expect((await bring(quiz(essay('a')))).said).toContain('name one with --catalog')
    expect((await bring(quiz(essay('a')), { subject: 'moon' })).said).toContain('There is no subject “moon”')
    expect((await bring(quiz(essay('a')), { subject: 'histology', catalog: 'moon' })).said).toContain(
      'There is no catalogue “moon”',
    )
    expect(await rows()).toEqual([])
  })

  test('is found by name in the file’s subject, and made where it is missing', async () => {
    const { db, bring, rows } = await questionSchool()
    const file = quiz(
      `${category('$course$/top/组织学/器官系统/皮肤')}${essay('a')}${category('$course$/top/Histology/Organ systems/Hair')}${essay('b')}`,
    )
    await bring(file, {})
    expect((await rows()).map(({ above, catalog }) => [above, catalog])).toEqual([
      ['器官系统', '皮肤'],
      ['器官系统', 'Hair'],
    ])
    // called otherwise since
    await db.kysely.updateTable('catalog').set({ name: '毛发' }).where('name', '=', 'Hair').execute()
    expect((await bring(file, {})).said).toContain('2 there already')
    expect(catalogHash('a', 'b')).not.toBe(catalogHash('a/b', ''))
  })
})

test('of a file with a wrong question neither catalogues nor pictures stay', async () => {
  const { db, dataDir, bring, rows } = await questionSchool()
  const before = await db.kysely.selectFrom('catalog').select('id').execute()
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const wrong =
    '<question type="essay"><name><text></text></name><questiontext><text></text></questiontext></question>'
  const picture = `<question type="essay"><questiontext format="html"><text>&lt;img src="@@PLUGINFILE@@/a.png"></text><file name="a.png" path="/" encoding="base64">${bytes.toString('base64')}</file></questiontext></question>`
  const file = quiz(
    `<question type="category"><category><text>New</text></category></question>${picture}${wrong}`,
  )
  const { said } = await bring(file)
  expect(said).toContain('failed  2.: It has no text.')
  expect(await rows()).toEqual([])
  expect(await db.kysely.selectFrom('catalog').select('id').execute()).toEqual(before)
  expect(readdirSync(join(dataDir, 'media/question'))).toEqual([])
  expect((await bring(file, { subject: 'histology', skip: true })).said).toContain('1 imported')
  expect(readdirSync(join(dataDir, 'media/question'))).toHaveLength(1)
})

test('what failed in the middle of writing leaves nothing', async () => {
  const { db, bring, rows } = await questionSchool()
  await db.kysely.schema
    .createIndex('onlyOne')
    .unique()
    .on('question')
    .columns(['tenant', 'baseType'])
    .execute()
  await expect(bring(fixture('moodle-4.5.xml'))).rejects.toThrow(/UNIQUE/)
  expect(await rows()).toEqual([])
})

/** How a table of accounts is read, whatever its encoding and whatever is wrong in it: the same on every database. */
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { planAccounts } from '../../exchange/accounts/plan.ts'
import { writeImportedAccounts } from '../../server/people/manage/importAccounts.ts'
import type { AccountPreview } from '../../src/contract/admin/adminImport.ts'
import { whole } from '../tools/rounds.ts'
import { classOf, csvOf, heads, type ImportStage, openImportStage, people } from './accountImportStage.ts'
import { databases } from './databases.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(whole ? places : places.slice(0, 1))('a table of accounts on $name', (place) => {
  let stage: ImportStage
  let service: Running
  beforeAll(async () => {
    stage = await openImportStage(place)
    service = stage.service
  })
  afterAll(() => service.stop())

  const preview: ImportStage['preview'] = (...given) => stage.preview(...given)

  const planOf = async (bytes: Buffer | string) =>
    (await planAccounts(service.service.db, Buffer.from(bytes as string), null)).preview
  async function bring(table: string): Promise<void> {
    const { db } = service.service
    const { created } = await planAccounts(db, Buffer.from(table), null)
    const accounts = created.map((account) => ({ ...account, passwordHash: '' }))
    const asking = { caller: { accountId: 0, roles: 0, tokenHash: '' }, address: '', now: 1 }
    await db.kysely
      .transaction()
      .execute((within) => writeImportedAccounts(within, { created: accounts, changed: [] }, asking))
  }
  const problemsOf = ({ rows }: AccountPreview) => rows.map(({ problems }) => problems.map(({ zh }) => zh))

  test('UTF-8, GB18030 and UTF-16 are told apart; heads are found below a title', async () => {
    const text = csvOf([['2026 级新生名单'], [], ...people])
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`),
      iconv.encode(text, 'gb18030'),
      iconv.encode(text, 'utf-16le', { addBOM: true }),
      iconv.encode(text, 'utf-16be', { addBOM: true }),
    ]) {
      const plan = await planOf(bytes)
      expect([plan.rows.length, plan.rows[0]?.fullName]).toEqual([3, '王芳'])
      expect(plan.notes[0]?.zh).toBe('表头在第 3 行')
    }
  })

  test('a list of many names in GB18030 is not taken for Korean', async () => {
    const surnames = '王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗'
    const rows = Array.from({ length: 40 }, (_, n) => [
      `T${2001 + n}`,
      `${surnames[(n * 7) % surnames.length]}老师`,
      '教师',
      '基础医学院',
    ])
    const text = csvOf([['工号', '姓名', '身份', '学院'], ...rows])
    const plan = await planOf(iconv.encode(text, 'gb18030'))
    expect([plan.rows.length, plan.rows[0]?.fullName, plan.counts.wrong]).toEqual([40, '王老师', 0])
  })

  test('a grade with and without 级 is one, and sheets that are not read are named', async () => {
    const rows = (names: string[][]) => names.map((row) => row.map((value) => ({ value, type: String })))
    const people = ['2031', '2031级'].map((grade, n) => [
      `003${n}`,
      '甲',
      '学生',
      '新学院',
      grade,
      '一班',
      '',
    ])
    const sheets = [
      { data: rows([heads, ...people, ['2.0260105E+07', '乙', '', '', '', '', '']]), sheet: '学生' },
      { data: rows([['工号', '姓名']]), sheet: '教师' },
    ]
    const plan = await planOf(await writeSheet(sheets as never).toBuffer())
    expect(plan.newPlaces.filter((path) => path.includes('2031'))).toEqual([
      '新学院 / 2031级',
      '新学院 / 2031级 / 一班',
    ])
    expect(plan.notes.map(({ zh }) => zh).join()).toContain('“教师”没有读取')
    expect(problemsOf(plan)[2]?.join()).toContain('科学计数法')
  })

  test('numbers of an Excel table stay text; digits that Excel lost are told', async () => {
    const text = (value: string) => ({ value, type: String })
    const data = [
      heads.map(text),
      [text('0012'), text('甲'), ...Array.from({ length: 5 }, () => null)],
      [text('110101199001011234'), text('乙'), ...Array.from({ length: 5 }, () => null)],
      [
        { value: 110_101_199_001_011_230, type: Number },
        text('丙'),
        ...Array.from({ length: 5 }, () => null),
      ],
      [{ value: 20_260_077, type: Number }, text('丁'), ...Array.from({ length: 5 }, () => null)],
    ]
    const plan = await planOf(await writeSheet([{ data, sheet: '名单' }] as never).toBuffer())
    expect(plan.rows.map(({ number, state }) => [number, state])).toEqual([
      ['0012', 'new'],
      ['110101199001011234', 'new'],
      ['', 'wrong'],
      ['20260077', 'new'],
    ])
    expect(problemsOf(plan)[2]?.[0]).toContain('科学计数法')
  })

  test('each wrong row says why, and the others come in', async () => {
    await bring(csvOf(people))
    const rows = [
      ['', '无号', '', ...classOf, ''],
      ['31', '', '', ...classOf, ''],
      ['32', '重号', '', ...classOf, ''],
      ['32', '重号', '', ...classOf, ''],
      ['33', '电话', '', ...classOf, '12'],
      ['34', '占用', '', ...classOf, '13800000001'],
      ['35', '身份', '校友', ...classOf, ''],
      ['36', '半个', '', '', '2026级', '一班', ''],
      ['3.5E+17', '科学', '', ...classOf, ''],
      ['student', '别人', '', ...classOf, ''],
      ['T0007', '赵老师', '学生', ...classOf, ''],
      ['37', '好人', '', ...classOf, ''],
    ]
    const plan = await planOf(csvOf([heads, ...rows]))
    expect(problemsOf(plan).map(([first]) => first?.slice(0, 4) ?? '')).toEqual([
      '缺少学号',
      '缺少姓名',
      '',
      '与第 4',
      '手机号“',
      '手机号已',
      '身份“校',
      '填了年级',
      '“学号”',
      '账号“s',
      '已有账号',
      '',
    ])
    expect(plan.counts).toEqual({ new: 2, changed: 0, unchanged: 0, wrong: 10 })
    expect(plan.rows[0]?.cells).toMatchObject({ fullName: '无号', academy: '基础医学院' })
  })

  test('all who are absent are told, however many', async () => {
    const room = ['基础医学院', '2028级', '大班']
    const table = csvOf([
      heads,
      ...Array.from({ length: 2101 }, (_, n) => [`A${n}`, `生${n}`, '学生', ...room, '']),
    ])
    await bring(table)
    const next = await planOf(csvOf([heads, ['A0', '生0', '学生', ...room, '']]))
    expect(next.absent).toHaveLength(2100)
  })

  test('a number that is the sign-in name of somebody else changes nothing of theirs', async () => {
    const accounts = service.service.db.kysely.updateTable('account')
    await accounts.set({ number: 'N77' }).where('loginName', '=', 'student2').execute()
    const plan = await planOf(csvOf([heads, ['student2', '别人', '', ...classOf, '']]))
    expect([plan.counts.wrong, problemsOf(plan)[0]?.[0]]).toEqual([1, expect.stringContaining('已存在')])
    await accounts.set({ number: '' }).where('loginName', '=', 'student2').execute()
  })

  test('a file that is no table is refused in words', async () => {
    const { job } = await preview('hello', 'a.txt')
    expect([job.state, job.message]).toEqual(['failed', expect.stringContaining('没有找到表头')])
    await expect(planOf(Buffer.from('PK\u0003\u0004broken'))).rejects.toThrow('cannot be read')
  })
})

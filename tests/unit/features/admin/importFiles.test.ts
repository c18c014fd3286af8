/** What stays after an import of accounts: those who are not in the table, and the rows that were wrong. */
import readSheets from 'read-excel-file/node'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { checkAccountRow } from '../../../../exchange/accounts/check.ts'
import { readCells } from '../../../../exchange/accounts/read.ts'
import { readAccountRows } from '../../../../exchange/accounts/rows.ts'
import type { ImportedRow } from '../../../../src/contract/admin/adminImport.ts'
import { adminAccountDisable } from '../../../../src/contract/admin/adminPeople.ts'
import { saveTemplate, saveWrongRows } from '../../../../src/features/admin/accounts/accountSheets.ts'
import { disableAbsent } from '../../../../src/queries/admin/disableAbsent.ts'

const { saved, call } = vi.hoisted(() => ({ saved: [] as File[], call: vi.fn() }))
vi.mock('../../../../src/ui/hooks/saveFile.ts', () => ({ saveFile: (file: File) => void saved.push(file) }))
vi.mock('../../../../src/api/call.ts', () => ({ call }))
afterEach(() => {
  saved.splice(0)
  call.mockReset()
})

test('more accounts than one call takes are disabled in several, each once', async () => {
  call.mockResolvedValue(2000)
  const ids = Array.from({ length: 4500 }, (_, n) => n + 1)
  await disableAbsent(ids, '不在表格中')
  const given = call.mock.calls.map(([, args]) => args)
  expect(given.flatMap((args) => args.ids)).toEqual(ids)
  expect(given.every((args) => v.is(v.object(adminAccountDisable.params), args))).toBe(true)
})

test('wrong rows come back unchanged, also zeros and long numbers, with the reason', async () => {
  const row = (cells: Record<string, string>, state: ImportedRow['state'], zh: string): ImportedRow => ({
    ...{ line: 2, state, number: '', fullName: '', place: '', changes: [], kept: [] },
    problems: [{ zh, en: 'wrong' }],
    cells,
  })
  const rows = [
    row({ number: '0020260001', fullName: '', phone: '110101199001011234' }, 'wrong', '缺少姓名'),
    row({ number: '1', fullName: '好人' }, 'new', ''),
  ]
  await saveWrongRows('zh', 'wrong.xlsx', '原因', rows)
  const [sheet] = await readSheets(Buffer.from(await (saved[0] as File).arrayBuffer()))
  const [heads = [], ...lines] = sheet?.data ?? []
  expect(lines).toHaveLength(1)
  const cellOf = (head: string) => lines[0]?.[heads.indexOf(head)]
  expect([cellOf('学号'), cellOf('手机号'), cellOf('原因')]).toEqual([
    '0020260001',
    '110101199001011234',
    '缺少姓名',
  ])
})

test('the template is read as it is handed out, in both languages', async () => {
  for (const lang of ['zh', 'en'] as const) {
    await saveTemplate(lang, 'template.xlsx')
    const file = saved.pop() as File
    const { cells } = await readCells(Buffer.from(await file.arrayBuffer()))
    const { rows, notes } = readAccountRows(cells)
    expect(notes).toEqual([])
    const checked = rows.map(checkAccountRow)
    expect(checked.map(({ problems }) => problems)).toEqual([[]])
    expect(checked[0]?.told).toMatchObject({
      ...{ number: '0020260001', fullName: '王芳', fullNameEn: 'Wang Fang', major: '临床医学' },
      ...{ phone: '13800000000', isTeacher: false },
      place: { academy: '基础医学院', grade: '2026级', room: '临床一班' },
    })
  }
})

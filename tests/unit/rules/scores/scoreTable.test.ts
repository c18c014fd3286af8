import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import {
  type GradebookLine,
  gradeParts,
  type ScorePart,
  scoreStatuses,
} from '../../../../src/contract/score.ts'
import { writeWorkbook } from '../../../../src/parts/spreadsheets.ts'
import {
  arithmeticPart,
  gradebookTable,
  readScoreCell,
  readScoreTable,
  registryTable,
} from '../../../../src/rules/scores/scoreTable.ts'
import { totalScore } from '../../../../src/rules/scores/total.ts'

const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((one, index) => ({ one, at: Math.sin(seed + index * 7.3) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

const item = fc.record({
  kind: fc.constant('quiz' as const),
  id: fc.nat(),
  name: fc.constant('测验'),
  nameEn: fc.constant('Quiz'),
  score: fc.option(fc.nat(5000)),
  maxScore: fc.integer({ min: 5000, max: 10_000 }),
  isDue: fc.boolean(),
})
const parts = fc
  .tuple(
    ...gradeParts.map((part) =>
      fc.record({
        part: fc.constant(part),
        ratio: fc.nat(100),
        status: fc.constantFrom(...scoreStatuses),
        score: fc.constant(null),
        resitScore: fc.option(fc.nat(10_000)),
        items: fc.array(item, { maxLength: 4 }),
      }),
    ),
  )
  .map((given) => given as ScorePart[])

/** A line as the service answers it. */
function lineOf(given: readonly ScorePart[], loginName: string): GradebookLine {
  const total = totalScore(given.map(arithmeticPart))
  const scored = given.map((part, index) => ({ ...part, score: total.parts[index]?.score ?? null }))
  const person = { accountId: 1, name: '张三', nameEn: 'Zhang San', loginName, roomId: 1, roomName: '一班' }
  return { ...person, parts: scored, current: total.current, full: total.full }
}

describe('the gradebook as a table', () => {
  test('S35 totals agree on page, service and Excel in any order of parts', async () => {
    const lines: GradebookLine[] = []
    fc.assert(
      fc.property(parts, fc.nat(), (given, seed) => {
        const service = lineOf(given, `s${lines.length}`)
        const onPage = totalScore(
          shuffled(service.parts, seed).map((part) => ({
            ...arithmeticPart(part),
            items: shuffled(arithmeticPart(part).items, seed),
          })),
        )
        expect([onPage.current, onPage.full]).toEqual([service.current, service.full])
        lines.push(service)
      }),
      { numRuns: 300 },
    )
    const blob = await writeWorkbook([{ name: '成绩册', rows: gradebookTable({ lines }, 'zh') }])
    const [heads, ...rows] = await readSheet(Buffer.from(await blob.arrayBuffer()))
    const full = heads?.indexOf('总评（按满额）') ?? -1
    const current = heads?.indexOf('目前') ?? -1
    const written = (text: string | null) => (text === null ? null : Number(text))
    expect(rows.map((row) => [row[current], row[full]])).toEqual(
      lines.map((line) => [written(line.current), written(line.full)]),
    )
  })

  test('S35 an exported table is read back with its words and numbers', async () => {
    const given: ScorePart[] = gradeParts.map((part, index) => ({
      part,
      ratio: 25,
      status: index === 3 ? 'deferred' : 'normal',
      score: null,
      resitScore: null,
      items: [{ kind: 'entered', id: 0, name: '', nameEn: '', score: 8850, maxScore: 10_000, isDue: true }],
    }))
    const blob = await writeWorkbook([
      { name: 'a', rows: gradebookTable({ lines: [lineOf(given, '0012')] }, 'en') },
    ])
    const table = await readSheet(Buffer.from(await blob.arrayBuffer()))
    expect(readScoreTable(table)).toEqual([
      {
        row: 2,
        studentNo: '0012',
        name: '张三',
        scores: { experiment: '88.5', homework: '88.5', quiz: '88.5', exam: 'deferred' },
      },
    ])
  })

  test('a table without numbers of students or without scores is none', () => {
    expect(
      readScoreTable([
        ['姓名', '实验'],
        ['张三', 80],
      ]),
    ).toBeNull()
    expect(
      readScoreTable([
        ['学号', '姓名'],
        ['1', '张三'],
      ]),
    ).toBeNull()
    expect(readScoreTable([])).toBeNull()
  })

  test('a cell is a score from 0 to 100, a status, or wrong', () => {
    expect(['88.5', '100', '0', ''].map(readScoreCell)).toEqual([
      { kind: 'score', score: 8850 },
      { kind: 'score', score: 10_000 },
      { kind: 'score', score: 0 },
      { kind: 'nothing' },
    ])
    for (const [word, status] of [
      ['缓考', 'deferred'],
      ['Absent', 'absent'],
      ['免修', 'exempt'],
      ['违纪', 'cheated'],
    ])
      expect(readScoreCell(word ?? '')).toEqual({ kind: 'status', status, document: '' })
    for (const wrong of ['101', '-1', '8.888', '优', '=1+1', '缓考（病假）', '88（补）'])
      expect(readScoreCell(wrong)).toEqual({ kind: 'wrong' })
  })

  test('S35 misconduct stands in the table with its document, and is read back with it', () => {
    const document = '校纪(2026)12号'
    const given = gradeParts.map(
      (part): ScorePart => ({
        part,
        ratio: 25,
        ...(part === 'exam' ? { status: 'cheated', document } : { status: 'normal' }),
        score: null,
        resitScore: null,
        items: [],
      }),
    )
    const lines = [lineOf(given, '1')]
    for (const [lang, cell] of [
      ['zh', `违纪（${document}）`],
      ['en', `misconduct (${document})`],
    ] as const) {
      const row = gradebookTable({ lines }, lang)[1] ?? []
      expect([row[6], row.at(-1)]).toEqual([cell, `${lang === 'zh' ? '考试' : 'Exams'} ${cell}`])
      expect(registryTable({ lines }, lang)[1]?.at(-1)).toBe(row.at(-1))
      expect(readScoreCell(cell)).toEqual({ kind: 'status', status: 'cheated', document })
    }
    expect(readScoreCell('违纪：校纪〔2026〕12 号')).toMatchObject({ document: '校纪〔2026〕12 号' })
  })

  test('coursework for the registry is assignments and quizzes by their ratio', () => {
    const given = gradeParts.map(
      (part, index): ScorePart => ({
        part,
        ratio: [30, 20, 10, 40][index] ?? 0,
        status: 'normal',
        score: null,
        resitScore: null,
        items: [
          {
            kind: 'entered',
            id: 0,
            name: '',
            nameEn: '',
            score: [9000, 9000, 6000, 7000][index] ?? 0,
            maxScore: 10_000,
            isDue: true,
          },
        ],
      }),
    )
    expect(registryTable({ lines: [lineOf(given, '1')] }, 'zh')).toEqual([
      ['学号', '姓名', '平时', '实验', '期末', '总评', '备注'],
      ['1', '张三', 80, 90, 70, 79, ''],
    ])
  })
})

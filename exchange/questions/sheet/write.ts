/** Questions as a spreadsheet, in the form that is read back. */
import writeSheet from 'write-excel-file/node'
import type { Question } from '../../../src/contract/questions.ts'
import { kindOf } from '../../../src/rules/kinds/index.ts'
import { letters } from '../model.ts'
import { pathText } from '../moodle/path.ts'
import { type Specimens, shownOf } from '../specimens.ts'
import { writeBlankCell, writeLeftOut, writeList } from './cells.ts'
import { optionHead, type SheetColumnKey, sheetColumnKeys, sheetHeadOf } from './columns.ts'
import { writeKind } from './kinds.ts'

export interface Listed {
  key: string
  subject: string
  path: readonly string[]
  question: Question
}

interface Line {
  cells: Partial<Record<SheetColumnKey, string>>
  options: Question['options']
}

/** The template's sheet for people. */
export const notesSheet = '说明 notes'

/** characters that Excel takes in a cell */
export const maxCellLength = 32_767

const rightLetters = ({ options }: Question): string[] =>
  options.flatMap(({ answer }, n) => (answer === true ? letters(n) : []))

function answerOf(question: Question): string {
  switch (kindOf(question)) {
    case 'DANXUAN':
      // each of them is right by itself
      return rightLetters(question).join('|')
    case 'DUOXUAN':
      return rightLetters(question).join('')
    case 'PANDUAN':
      return question.panDuanAnswer ? '对' : '错'
    case 'TIANKONG':
      return writeBlankCell(question.options)
    // those with parts are answered in the rows of their parts
    case 'PEIWU':
    case 'BINGLI':
    case 'WENDA':
    case 'OTHER':
      return question.showAnswer
  }
}

async function linesOf(question: Question, part: string, specimens: Specimens): Promise<Line[]> {
  const { type, children } = question
  const kind = type.baseType
  const shown = await shownOf(question, specimens)
  const own: Line = {
    cells: {
      kind: writeKind(question),
      part,
      stem: question.title,
      stemEn: question.titleEn,
      answer: answerOf(question),
      answerEn: question.showAnswerEn,
      analysis: question.analysis,
      analysisEn: question.analysisEn,
      keywords: writeList(question.keywords),
      keywordsEn: writeList(question.keywordsEn ?? []),
      difficulty: String(question.difficulty),
      specimen: shown?.key ?? '',
      mark: shown?.mark ?? '',
      unit: writeLeftOut(question.options, 'unit'),
      suffix: writeLeftOut(question.options, 'suffix'),
    },
    options: kind === 'TIANKONG' ? [] : question.options,
  }
  const lines = [own]
  for (const [n, child] of children.entries()) {
    const at = part === '' ? String(n + 1) : `${part}.${n + 1}`
    if (kind !== 'PEIWU') lines.push(...(await linesOf(child, at, specimens)))
    else {
      const answer = letters(question.options.findIndex(({ id }) => id === child.answer))
      lines.push({ cells: { part: at, stem: child.title, stemEn: child.titleEn, answer }, options: [] })
    }
  }
  return lines
}

/** The table as texts, the heads first. */
export async function toQuestionTable(listed: readonly Listed[], specimens: Specimens): Promise<string[][]> {
  const lines: Line[] = []
  for (const { key, subject, path, question } of listed) {
    const [whole, ...parts] = await linesOf(question, '', specimens)
    if (!whole) continue
    const catalog = pathText(path)
    lines.push({ ...whole, cells: { ...whole.cells, key, subject, catalog } }, ...parts)
  }
  const widest = Math.max(5, ...lines.map(({ options }) => options.length))
  const places = [...Array(widest).keys()]
  const before = sheetColumnKeys.slice(0, sheetColumnKeys.indexOf('answer'))
  const after = sheetColumnKeys.slice(sheetColumnKeys.indexOf('answer'))
  const heads = [
    ...before.map(sheetHeadOf),
    ...places.flatMap((n) => [optionHead(n, 'zh'), optionHead(n, 'en')]),
    ...after.map(sheetHeadOf),
  ]
  const rows = lines.map(({ cells, options }) => [
    ...before.map((key) => cells[key] ?? ''),
    ...places.flatMap((n) => [options[n]?.content ?? '', options[n]?.contentEn ?? '']),
    ...after.map((key) => cells[key] ?? ''),
  ])
  return [heads, ...rows]
}

const wide: Partial<Record<string, number>> = Object.fromEntries(
  (['stem', 'stemEn', 'analysis', 'analysisEn'] as const).map((key) => [sheetHeadOf(key), 44]),
)

/** @param more a second sheet of lines to be read by people */
export async function writeTable([heads = [], ...rows]: string[][], more: string[][] = []): Promise<Buffer> {
  const text = (value: string, style = {}) => ({
    value,
    type: String,
    wrap: true,
    alignVertical: 'top' as const,
    ...style,
  })
  const data = [
    heads.map((head) => text(head, { fontWeight: 'bold', backgroundColor: '#E8EDF3' })),
    ...rows.map((row) => row.map((cell) => (cell === '' ? null : text(cell)))),
  ]
  const columns = heads.map((head) => ({ width: wide[head] ?? 18 }))
  const sheets = [{ data, sheet: '题目 questions', columns, stickyRowsCount: 1 }]
  const notes = {
    data: more.map((row) => row.map((cell) => text(cell))),
    sheet: notesSheet,
    columns: [{ width: 24 }, { width: 60 }, { width: 60 }],
  }
  return writeSheet(more.length > 0 ? [...sheets, notes] : sheets).toBuffer()
}

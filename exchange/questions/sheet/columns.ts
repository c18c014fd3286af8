/** The table of questions: its columns, as teachers head them in Chinese or English. */
import { folded, plainHead } from '../../table/columns.ts'
import { letters } from '../model.ts'
import { QuestionFileFault } from '../texts.ts'

const heads = {
  key: ['编号', 'key', '题号', 'id', 'idnumber'],
  subject: ['学科', 'subject', '所属学科'],
  catalog: ['目录', 'catalogue', 'catalog', '分类', '章节', 'chapter', 'category', '所属章节'],
  kind: ['题型', 'kind', 'type', '类型', '试题类型', '题目类型', '题目题型', '试题题型', '题类'],
  part: ['小题', 'part', '子题'],
  stem: [
    '题干',
    'question',
    '题目',
    '问题',
    'stem',
    '试题',
    '试题内容',
    '题目内容',
    '题干内容',
    '试题题干',
    '题目描述',
    '题面',
    '试题题目',
    '题目名称',
    '试题名称',
    '题目标题',
    'question text',
    'question stem',
  ],
  stemEn: ['题干（英文）', 'question (en)', '英文题干'],
  options: ['选项', 'options', '备选项', '候选项', '备选答案', '题目选项', '试题选项', '选项内容', 'choices'],
  answer: [
    '答案',
    'answer',
    '正确答案',
    '参考答案',
    '标准答案',
    '正确选项',
    '答案选项',
    '试题答案',
    '题目答案',
    '正确答案选项',
    'correct answer',
    'right answer',
    'correct',
    'key answer',
  ],
  answerEn: ['答案（英文）', 'answer (en)', '英文答案'],
  analysis: [
    '解析',
    'analysis',
    '答案解析',
    'explanation',
    '试题解析',
    '题目解析',
    '答案解释',
    '试题分析',
    '答案分析',
    '详解',
    '答案详解',
    '题解',
    'rationale',
  ],
  analysisEn: ['解析（英文）', 'analysis (en)', '英文解析'],
  keywords: ['关键词', 'keywords', '知识点'],
  keywordsEn: ['关键词（英文）', 'keywords (en)', '英文关键词'],
  difficulty: ['难度', 'difficulty', '难度系数', '难易度', '难易程度', '题目难度'],
  specimen: ['标本', 'specimen', '切片'],
  mark: ['标注', 'mark', '位置'],
  unit: ['单位', 'unit', 'units', '答案单位'],
  suffix: ['可省略的词', 'may be left out'],
} as const

export type SheetColumnKey = keyof typeof heads
export const sheetColumnKeys = Object.keys(heads) as SheetColumnKey[]

/** The cells of a row, by column. */
export interface SheetRow {
  /** its number as the spreadsheet has it, behind the sheet's name where there are several */
  place: string
  /** why it cannot be read */
  wrong?: QuestionFileFault
  /** trimmed; without those that are empty */
  cells: Partial<Record<SheetColumnKey, string>>
  /** by place of the letter */
  options: { zh: string; en: string }[]
  parts: SheetRow[]
}

/** A column, or an option's letter in one of the languages. */
export type SheetColumn = { key: SheetColumnKey } | { option: number; lang: 'zh' | 'en' }

const byHead = new Map(
  sheetColumnKeys.flatMap((key) => [key, ...heads[key]].map((head) => [folded(head), key] as const)),
)

/** 选项A, 选项1, 选项一, 选项甲, 备选答案A, A选项, A项, A、 or the letter alone, as banks head them. */
const option =
  /^(?:(?:[备可候]?选项|备选答案|选项内容|选择|答案|option|choice)([a-z1-9一二三四五六七八九甲乙丙丁戊己])|([a-h])(?:选项|项|option|答案)?)(?:内容)?(英文|en)?$/
const optionNumbers = ['一二三四五六七八九', '甲乙丙丁戊己']

/** @returns the place from 0 of an option that is named by a letter or a number */
function optionPlace(name: string): number {
  if (/[1-9]/.test(name)) return Number(name) - 1
  const han = Math.max(...optionNumbers.map((row) => row.indexOf(name)))
  return han >= 0 ? han : name.charCodeAt(0) - 97
}

/** A Roman numeral that is one character would become letters. */
const withDigits = (head: string) => head.replace(/[Ⅰ-Ⅸ]/g, (one) => String(one.charCodeAt(0) - 0x2160 + 1))

/** Both languages may stand in one head, as the template has them: “题干 question”. */
function columnOf(head: string): SheetColumn | undefined {
  const parts = [head, head.trim().replace(/\s+[a-z][a-z ]*(\(en\))?$/i, '')]
  for (const part of parts) {
    const plain = plainHead(withDigits(part)).replace(/、$/, '')
    const [, behind, before, en] = option.exec(plain) ?? []
    const letter = behind ?? before
    if (letter) return { option: optionPlace(letter), lang: en ? 'en' : 'zh' }
    const key = byHead.get(plain)
    if (key) return { key }
  }
  return undefined
}

export const sheetHeadOf = (key: SheetColumnKey): string => `${heads[key][0]} ${heads[key][1]}`

export const optionHead = (n: number, lang: 'zh' | 'en'): string => {
  const letter = letters(n)
  return lang === 'zh' ? `选项${letter} option ${letter}` : `选项${letter}（英文） option ${letter} (en)`
}

const columnsIn = (row: readonly string[]) => row.map((head) => (head.trim() ? columnOf(head) : undefined))

const needed = ['kind', 'stem'] as const
const has = (columns: readonly (SheetColumn | undefined)[], key: SheetColumnKey) =>
  columns.some((column) => column && 'key' in column && column.key === key)

/** Whether a first row is that of a table of questions. */
export const isTable = (row: readonly string[]): boolean => needed.every((key) => has(columnsIn(row), key))

/** @returns by place; undefined where a head means nothing. @throws Wrong where the heads do not do */
export function columnsOf(row: readonly string[]): (SheetColumn | undefined)[] {
  const columns = columnsIn(row)
  const seen = new Set<string>()
  for (const [n, column] of columns.entries()) {
    const name = JSON.stringify(column)
    if (column && seen.has(name)) throw new QuestionFileFault('columnTwice', row[n] ?? '')
    seen.add(name)
  }
  for (const key of needed) if (!has(columns, key)) throw new QuestionFileFault('noColumn', sheetHeadOf(key))
  return columns
}

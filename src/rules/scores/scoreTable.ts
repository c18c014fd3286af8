/** The gradebook as a table: how it is written for Excel, and how a table of a teacher is read. Pure. */
import type { Gradebook, GradebookLine, GradePart, ScorePart, ScoreStatus } from '../../contract/score.ts'
import { gradeParts } from '../../contract/score.ts'
import { type PartScore, totalScore } from './total.ts'

type Lang = 'zh' | 'en'
type Word = Record<Lang, string>
export type TableCell = string | number | null

const partWords: Record<GradePart, Word> = {
  experiment: { zh: '实验', en: 'Lab' },
  homework: { zh: '作业', en: 'Assignments' },
  quiz: { zh: '测验', en: 'Quizzes' },
  exam: { zh: '考试', en: 'Exams' },
}

export const scoreStatusWords: Record<Exclude<ScoreStatus, 'normal'>, Word> = {
  deferred: { zh: '缓考', en: 'deferred' },
  absent: { zh: '缺考', en: 'absent' },
  exempt: { zh: '免修', en: 'exempt' },
  cheated: { zh: '违纪', en: 'misconduct' },
  resit: { zh: '补考', en: 'resit' },
}

/** The word of a status, with the document on which it rests. */
export function statusText(status: Exclude<ScoreStatus, 'normal'>, document: string, lang: Lang): string {
  const word = scoreStatusWords[status][lang]
  if (document === '') return word
  return lang === 'zh' ? `${word}（${document}）` : `${word} (${document})`
}

const headWords = {
  studentNo: { zh: '学号', en: 'Student no.' },
  name: { zh: '姓名', en: 'Name' },
  room: { zh: '班级', en: 'Class' },
  full: { zh: '总评（按满额）', en: 'Total (missing counts 0)' },
  current: { zh: '目前', en: 'Total so far' },
  usual: { zh: '平时', en: 'Coursework' },
  final: { zh: '期末', en: 'Final exam' },
  total: { zh: '总评', en: 'Total' },
  remarks: { zh: '备注', en: 'Remarks' },
} as const satisfies Record<string, Word>

/** How heads of a teacher's table are written, besides our own words; compared without case and spaces. */
const headAliases: Record<'studentNo' | 'name' | GradePart, readonly string[]> = {
  studentNo: ['学号', '账号', 'studentno.', 'studentno', 'studentnumber', 'id', 'loginname'],
  name: ['姓名', 'name', 'fullname'],
  experiment: ['实验', '实验成绩', 'lab', 'labs', 'experiment'],
  homework: ['作业', '作业成绩', 'assignments', 'assignment', 'homework'],
  quiz: ['测验', '测验成绩', 'quizzes', 'quiz'],
  exam: ['考试', '期末', '期末成绩', 'exams', 'exam', 'finalexam'],
}

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text))

function partCell({ status, score, document = '' }: ScorePart, lang: Lang): TableCell {
  if (status === 'normal' || status === 'resit') return numberOrNull(score)
  return statusText(status, document, lang)
}

function remarksOf({ parts }: Pick<GradebookLine, 'parts'>, lang: Lang): string {
  return parts
    .flatMap(({ part, status, resitScore, document = '' }) => {
      if (status === 'normal') return []
      const resit = status === 'resit' && resitScore !== null ? ` ${resitScore / 100}` : ''
      return [`${partWords[part][lang]} ${statusText(status, document, lang)}${resit}`]
    })
    .join('; ')
}

const columns = ({ studentNo, name, room, full, current, remarks }: typeof headWords, lang: Lang) => [
  studentNo[lang],
  name[lang],
  room[lang],
  ...gradeParts.map((part) => partWords[part][lang]),
  full[lang],
  current[lang],
  remarks[lang],
]

/** The whole gradebook; the same table can be read back. */
export function gradebookTable({ lines }: Pick<Gradebook, 'lines'>, lang: Lang): TableCell[][] {
  return [
    columns(headWords, lang),
    ...lines.map((line): TableCell[] => [
      line.loginName,
      line.name,
      line.roomName,
      ...line.parts.map((part) => partCell(part, lang)),
      numberOrNull(line.full),
      numberOrNull(line.current),
      remarksOf(line, lang),
    ]),
  ]
}

/** A part of a reply as the arithmetic takes it. */
export const arithmeticPart = ({ part, ratio, status, resitScore, items }: ScorePart): PartScore => ({
  part,
  ratio,
  status,
  resitScore,
  items: items.map(({ score, maxScore, isDue }) => ({ score, maxScore, isDue, weight: 1 })),
})

/** The columns that 教务系统 take: coursework is what assignments and quizzes give together. */
export function registryTable(
  { lines, rules }: Pick<Gradebook, 'lines' | 'rules'>,
  lang: Lang,
): TableCell[][] {
  const { studentNo, name, usual, final, total, remarks } = headWords
  const heads = [studentNo, name, usual, partWords.experiment, final, total, remarks].map(
    (word) => word[lang],
  )
  const one = (line: GradebookLine, ...parts: GradePart[]): TableCell => {
    const own = line.parts.filter(({ part }) => parts.includes(part))
    return numberOrNull(totalScore(own.map(arithmeticPart), rules).full)
  }
  return [
    heads,
    ...lines.map((line): TableCell[] => [
      line.loginName,
      line.name,
      one(line, 'homework', 'quiz'),
      one(line, 'experiment'),
      one(line, 'exam'),
      numberOrNull(line.full),
      remarksOf(line, lang),
    ]),
  ]
}

export interface ImportRow {
  /** as the spreadsheet numbers it, the heads being in row 1 */
  row: number
  studentNo: string
  name: string
  scores: Partial<Record<GradePart, string>>
}

/** A cell as text; a number without the noise of binary fractions. */
const textOf = (cell: unknown): string => {
  if (typeof cell === 'number') return String(Math.round(cell * 10_000) / 10_000)
  return cell === null || cell === undefined ? '' : String(cell).trim()
}

/** Reads a teacher's table. @returns null where no column says the student's number or none has scores */
export function readScoreTable(table: readonly (readonly unknown[])[]): ImportRow[] | null {
  const heads = (table[0] ?? []).map((head) => textOf(head).toLowerCase().replace(/\s/g, ''))
  const columnOf = (key: keyof typeof headAliases) =>
    heads.findIndex((head) => headAliases[key].includes(head))
  const numberColumn = columnOf('studentNo')
  const nameColumn = columnOf('name')
  const partColumns = gradeParts.map((part) => ({ part, at: columnOf(part) })).filter(({ at }) => at >= 0)
  if (numberColumn < 0 || partColumns.length === 0) return null
  return table.slice(1).flatMap((cells, index): ImportRow[] => {
    const studentNo = textOf(cells[numberColumn])
    if (studentNo === '') return []
    const scores = Object.fromEntries(partColumns.map(({ part, at }) => [part, textOf(cells[at])]))
    return [{ row: index + 2, studentNo, name: nameColumn < 0 ? '' : textOf(cells[nameColumn]), scores }]
  })
}

/** The meaning of a cell: a score in hundredths of 100 points, or a status. */
export type CellMeaning =
  | { kind: 'nothing' }
  | { kind: 'wrong' }
  | { kind: 'score'; score: number }
  | { kind: 'status'; status: (typeof statusCells)[number]; document: string }

const statusCells = ['deferred', 'absent', 'exempt', 'cheated'] as const

/** The document behind a word of misconduct, in brackets or after a colon. */
const behindWord = /^(.+?)\s*(?:[（(]\s*(.+?)\s*[）)]|[:：]\s*(.+))$/

/** A cell as a teacher types it. */
export function readScoreCell(cell: string): CellMeaning {
  const text = cell.trim()
  if (text === '') return { kind: 'nothing' }
  const [, before = text, inBrackets, behindColon] = behindWord.exec(text) ?? []
  const document = inBrackets ?? behindColon ?? ''
  const word = before.toLowerCase()
  const status = statusCells.find((one) =>
    [one, scoreStatusWords[one].zh, scoreStatusWords[one].en].includes(word),
  )
  if (status && (document === '' || status === 'cheated')) return { kind: 'status', status, document }
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return { kind: 'wrong' }
  const score = Math.round(Number(text) * 100)
  return score > 10_000 ? { kind: 'wrong' } : { kind: 'score', score }
}

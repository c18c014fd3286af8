/** The results of a quiz as a workbook: one sheet with points, one with the answers in words. */
import writeExcel from 'write-excel-file/node'
import type { KeyedQuestion } from '../../server/quizzes/scoring.ts'
import type { QuizResultLine } from '../../server/quizzes/teach/resultLines.ts'
import type { PickName, TruthWords } from '../../src/rules/kinds/optionText.ts'
import { answerWords } from '../../src/rules/quizzes/answerWords.ts'
import { type NamedSheet, type SheetCell, sheetsToWrite } from '../../src/rules/sheets/workbook.ts'
import { maxCellLength } from '../questions/sheet/write.ts'

/** How the sheets say things in the language of the teacher. */
export interface ResultWords {
  pointsSheet: string
  answersSheet: string
  /** login name, name, class, number of the attempt, beginning, hand-in, points */
  heads: readonly string[]
  question: (number: number, isLeftOut: boolean) => string
  kept: string
  truth: TruthWords
  pick: PickName
  /** @param at ms UTC */
  moment: (at: number) => string
}

const pointsCell = (points: number | null): SheetCell => (points === null ? null : points / 100)

export function resultSheets(
  questions: readonly KeyedQuestion[],
  lines: readonly QuizResultLine[],
  words: ResultWords,
): NamedSheet[] {
  const { pick, truth } = words
  const heads = [
    ...words.heads,
    ...questions.map(({ isLeftOut }, index) => words.question(index + 1, isLeftOut)),
  ]
  const hasKept = lines.some(({ kept }) => kept > 0)
  const moment = (at: number | null) => (at === null ? null : words.moment(at))
  const personCells = (line: QuizResultLine): SheetCell[] => [
    line.loginName,
    pick(line.name, line.nameEn),
    line.roomName,
    line.number,
    moment(line.startedAt),
    moment(line.submittedAt),
    pointsCell(line.points),
  ]
  const pointsRow = (line: QuizResultLine): SheetCell[] => [
    ...personCells(line),
    ...line.answers.map(({ points }) => pointsCell(points)),
    ...(hasKept ? [pointsCell(line.kept)] : []),
  ]
  const answersRow = (line: QuizResultLine): SheetCell[] => [
    ...personCells(line),
    ...line.answers.map(({ content }, index) => {
      const question = questions[index]?.question
      const text = question ? answerWords(question, content, pick, truth) : content
      return text.slice(0, maxCellLength)
    }),
  ]
  return [
    {
      name: words.pointsSheet,
      rows: [[...heads, ...(hasKept ? [words.kept] : [])], ...lines.map(pointsRow)],
    },
    { name: words.answersSheet, rows: [heads, ...lines.map(answersRow)] },
  ]
}

/** Texts become texts of the workbook, and none a formula. */
export const toWorkbook = (sheets: readonly NamedSheet[]) => writeExcel(sheetsToWrite(sheets))

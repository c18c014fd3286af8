/** Scores from a table: compared with the gradebook, and written once the teacher confirmed the comparison. */
import type { Args } from '../../src/contract/endpoint.ts'
import type {
  GradebookLine,
  GradePart,
  ScoreImportLine,
  ScoreImportProblem,
  ScorePart,
  ScoreStatus,
  scoreImport,
} from '../../src/contract/score.ts'
import { readScoreCell } from '../../src/rules/scores/scoreTable.ts'
import type { Context } from '../context.ts'
import { say } from '../http/texts.ts'
import { saveScores } from './changes.ts'
import { gradebookOf } from './gradebook.ts'

interface CellChange {
  score: number | null
  status: ScoreStatus
}

interface PartChange extends ScoreImportLine {
  accountId: number
  resitScore: number | null
}

/** The change that a cell makes to a part; null: none, or `wrong` where the cell is no score. */
function changeOfCell(cell: string, part: ScorePart): CellChange | null | 'wrong' {
  const meaning = readScoreCell(cell)
  if (meaning.kind === 'nothing') return null
  if (meaning.kind === 'wrong') return 'wrong'
  const entered = enteredScore(part)
  if (meaning.kind === 'status')
    return meaning.status === part.status ? null : { score: entered, status: meaning.status }
  const status = part.status === 'resit' ? 'resit' : 'normal'
  // A table that was exported and comes back holds computed scores: these are no change.
  const isShown = entered === null && part.status === status && part.score === cellText(meaning.score, part)
  const isEntered = entered === meaning.score && part.status === status
  return isShown || isEntered ? null : { score: meaning.score, status }
}

/** A score written with as many digits as the gradebook shows. */
function cellText(score: number, { score: shown }: ScorePart): string {
  const digits = shown?.split('.')[1]?.length ?? 0
  return (score / 100).toFixed(digits)
}

function enteredScore({ items }: Pick<ScorePart, 'items'>): number | null {
  return items.find(({ kind }) => kind === 'entered')?.score ?? null
}

function changesOfRow(
  line: GradebookLine,
  { row, studentNo, scores }: { row: number; studentNo: string; scores: Partial<Record<GradePart, string>> },
): { changes: PartChange[]; wrong: string[]; unchanged: number } {
  const changes: PartChange[] = []
  const wrong: string[] = []
  let unchanged = 0
  for (const part of line.parts) {
    const cell = scores[part.part] ?? ''
    const change = changeOfCell(cell, part)
    if (change === 'wrong') wrong.push(cell)
    else if (change === null) unchanged += cell.trim() === '' ? 0 : 1
    else
      changes.push({
        row,
        studentNo,
        name: line.name,
        part: part.part,
        before: enteredScore(part),
        after: change.score,
        statusBefore: part.status,
        statusAfter: change.status,
        accountId: line.accountId,
        resitScore: part.resitScore,
      })
  }
  return { changes, wrong, unchanged }
}

/** Compares a table with the gradebook; writes it where `confirm` says so and no row is wrong. */
export async function importScores(
  context: Context,
  { courseId, rows, confirm, reason }: Args<typeof scoreImport>,
): Promise<{ changes: ScoreImportLine[]; problems: ScoreImportProblem[]; unchanged: number }> {
  const book = await gradebookOf(context, courseId, undefined)
  const byNumber = new Map(book.lines.map((line) => [line.loginName.toLowerCase(), line]))
  const changes: PartChange[] = []
  const problems: ScoreImportProblem[] = []
  const seen = new Set<string>()
  let unchanged = 0
  for (const given of rows) {
    const { row, studentNo, name } = given
    const key = studentNo.toLowerCase()
    const line = byNumber.get(key)
    const refuseRow = (text: string) => problems.push({ row, studentNo, text })
    if (!line) {
      refuseRow(say(context.lang, 'importNobody', studentNo))
      continue
    }
    if (seen.has(key)) refuseRow(say(context.lang, 'importTwice', studentNo))
    seen.add(key)
    if (name !== '' && name !== line.name && name !== line.nameEn)
      refuseRow(say(context.lang, 'importOtherName', line.name, name))
    const found = changesOfRow(line, given)
    for (const cell of found.wrong) refuseRow(say(context.lang, 'importNoScore', cell))
    changes.push(...found.changes)
    unchanged += found.unchanged
  }
  if (confirm && problems.length === 0 && changes.length > 0)
    await saveScores(
      context,
      courseId,
      changes.map(({ accountId, part, after, statusAfter, resitScore }) => ({
        accountId,
        part,
        score: after,
        status: statusAfter,
        resitScore,
      })),
      reason,
    )
  return {
    changes: changes.map(({ accountId: _, resitScore: __, ...line }) => line),
    problems,
    unchanged,
  }
}

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
  /** of `cheated`, else empty */
  document: string
}

interface PartChange extends ScoreImportLine {
  accountId: number
  resitScore: number | null
}

/** Why a cell cannot be taken, as the service says it. */
type CellFault = 'importNoScore' | 'importNoDocument'

/** The change that a cell makes to a part; null: none. */
function changeOfCell(cell: string, part: ScorePart): CellChange | null | CellFault {
  const meaning = readScoreCell(cell)
  if (meaning.kind === 'nothing') return null
  if (meaning.kind === 'wrong') return 'importNoScore'
  const entered = enteredScore(part)
  if (meaning.kind === 'status') {
    const { status, document } = meaning
    const isSame = status === part.status && (document === '' || document === (part.document ?? ''))
    if (isSame) return null
    return status === 'cheated' && document === '' ? 'importNoDocument' : { score: entered, status, document }
  }
  const status = part.status === 'resit' ? 'resit' : 'normal'
  // A table that was exported and comes back holds computed scores: these are no change.
  const isShown = entered === null && part.status === status && part.score === cellText(meaning.score, part)
  const isEntered = entered === meaning.score && part.status === status
  return isShown || isEntered ? null : { score: meaning.score, status, document: '' }
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
): { changes: PartChange[]; wrong: { fault: CellFault; cell: string }[]; unchanged: number } {
  const changes: PartChange[] = []
  const wrong: { fault: CellFault; cell: string }[] = []
  let unchanged = 0
  for (const part of line.parts) {
    const cell = scores[part.part] ?? ''
    const change = changeOfCell(cell, part)
    if (typeof change === 'string') wrong.push({ fault: change, cell })
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
        ...(change.document !== '' && { document: change.document }),
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
    for (const { fault, cell } of found.wrong) refuseRow(say(context.lang, fault, cell))
    changes.push(...found.changes)
    unchanged += found.unchanged
  }
  if (confirm && problems.length === 0 && changes.length > 0)
    await saveScores(
      context,
      courseId,
      changes.map(({ accountId, part, after, statusAfter, resitScore, document = '' }) => ({
        accountId,
        part,
        score: after,
        status: statusAfter,
        resitScore,
        document,
      })),
      reason,
    )
  return {
    changes: changes.map(({ accountId: _, resitScore: __, ...line }) => line),
    problems,
    unchanged,
  }
}

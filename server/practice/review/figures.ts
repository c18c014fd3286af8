/** Figures that sum up a person's answers in a subject. */
import type { ChapterFigures, Figures, FirstTries } from '../../../src/contract/review.ts'
import type { Context } from '../../context.ts'
import { inOpenSubject } from '../../library/openSubjects.ts'
import { inSubjectSql, subjectSql } from '../../questions/question.ts'
import { tenant } from '../../store/schema.ts'
import { stationsOf } from '../exam/stations.ts'
import { type AnsweredRow, confusionsOf } from './confusions.ts'

/** answers below which a figure would say nothing */
const least = 10
const shownDays = 14
/** Offset of UTC+8 (ms), by which days are counted. */
const eastEight = 8 * 3_600_000

interface Answer extends AnsweredRow {
  catalogId: number
  name: string | null
  nameEn: string | null
  at: number
  ms: number | null
}

/**
 * A mark that stands in an answer's place is that answer: it counts once, as it was marked last. Figures name questions
 * and right answers, so there are none of a closed subject.
 */
const answersSql = `select h."questionId", q."catalogId", c."name", c."nameEn", h."at", h."ms", h."correct",
    case when h."correct" = 0 then h."content" else '' end as "content"
  from "submission" h join "question" q on q."tenant" = h."tenant" and q."id" = h."questionId" ${inSubjectSql}
  where h."tenant" = ? and h."accountId" = ? and h."replacedBy" is null and ${subjectSql} = ?
    and q."creator" in (0, h."accountId") and ${inOpenSubject(subjectSql)} order by h."at", h."id"`

function median(values: number[]): number | null {
  if (values.length < least) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const at = (index: number) => sorted[index] ?? 0
  return Math.round((at(Math.ceil(middle) - 1) + at(Math.floor(middle))) / 2)
}

/** @param answers in the order in which they were given */
function firstTriesOf(answers: Answer[]): FirstTries {
  const first = new Map<number, boolean>()
  for (const { questionId, correct } of answers)
    if (correct !== null && !first.has(questionId)) first.set(questionId, correct === 1)
  const right = [...first.values()].filter(Boolean).length
  return { judged: first.size, firstTry: first.size >= least ? right / first.size : null }
}

/** @param answers of one chapter, in the order in which they were given */
function chapterOf(catalogId: number, answers: Answer[]): ChapterFigures {
  const [any] = answers
  const times = answers.flatMap(({ ms }) => (ms === null ? [] : [ms]))
  return {
    catalogId,
    name: any?.name ?? '',
    nameEn: any?.nameEn ?? '',
    answers: answers.length,
    questions: new Set(answers.map(({ questionId }) => questionId)).size,
    ...firstTriesOf(answers),
    timed: times.length,
    ms: median(times),
  }
}

/** The date in UTC+8, as 20261121. */
const dayOf = (at: number): number =>
  Number(new Date(at + eastEight).toISOString().slice(0, 10).replaceAll('-', ''))

function daysOf(answers: Answer[]): Figures['days'] {
  const days = Map.groupBy(answers, ({ at }) => dayOf(at))
  return [...days]
    .sort(([a], [b]) => a - b)
    .slice(-shownDays)
    .map(([day, of]) => ({
      day,
      answers: of.length,
      right: of.filter(({ correct }) => correct === 1).length,
    }))
}

/** Chapters in the order of their catalogue, those with an answer; what rests on too few answers is left out. */
export async function figuresOf(subjectId: number, context: Context): Promise<Figures> {
  const answers = await context.rows<Answer>(answersSql, [tenant, context.caller.accountId, subjectId])
  const stations = await stationsOf(subjectId, context)
  const inChapters = answers.filter(({ catalogId }) => catalogId !== 0)
  const chapters = Map.groupBy(inChapters, ({ catalogId }) => catalogId)
  return {
    ...firstTriesOf(inChapters),
    chapters: [...chapters].sort(([a], [b]) => a - b).map(([id, of]) => chapterOf(id, of)),
    confusions:
      answers.length + stations.length >= least ? await confusionsOf(answers, stations, context) : [],
    days: daysOf(answers),
  }
}

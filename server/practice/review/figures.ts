/** Figures that sum up a person's answers in a subject. */
import type { ChapterFigures, Figures, FirstTries } from '../../../src/contract/review.ts'
import type { Context } from '../../context.ts'
import { inOpenSubject } from '../../library/openSubjects.ts'
import { inSubjectSql, subjectSql } from '../../questions/question.ts'
import type { DialectName } from '../../store/dialect/name.ts'
import { isAmong, rowsAsText } from '../../store/dialect/parts.ts'
import { tenant } from '../../store/schema.ts'
import { stationsOf } from '../exam/stations.ts'
import { confusionsOf } from './confusions.ts'

/** answers below which a figure would say nothing */
const least = 10
const shownDays = 14
const dayMs = 86_400_000
/** Offset of UTC+8 (ms), by which days are counted. */
const eastEight = 8 * 3_600_000

interface Answer {
  id: number
  questionId: number
  catalogId: number
  at: number
  ms: number | null
  /** 0 or 1; null: not judged */
  correct: number | null
}

interface AnsweredQuestion {
  id: number
  catalogId: number
  name: string | null
  nameEn: string | null
}

/** The questions of a subject that the caller answered. Figures name them, so there are none of a closed subject. */
const questionsSql = (closed: readonly number[]) => `select q."id", q."catalogId", c."name", c."nameEn"
  from (select distinct "questionId" from "submission" where "tenant" = ? and "accountId" = ?) h
  join "question" q on q."tenant" = ? and q."id" = h."questionId" ${inSubjectSql}
  where ${subjectSql} = ? and q."creator" in (0, ?) and ${inOpenSubject(subjectSql, closed)}`

/** The caller's answers to these questions. A mark that stands in an answer's place is that answer: it counts once, as it was marked last. */
const answersSql = (name: DialectName) =>
  `select ${rowsAsText(name, '"id", "questionId", "at", "ms", "correct"')} as "answers" from "submission"
    where "tenant" = ? and "accountId" = ? and "replacedBy" is null and ${isAmong(name, '"questionId"')}`

type AnswerCells = [id: number, questionId: number, at: number, ms: number | null, correct: number | null]

/** In the order in which they were given. */
async function answersTo(
  questions: ReadonlyMap<number, AnsweredQuestion>,
  { rows, caller, service }: Context,
): Promise<Answer[]> {
  if (questions.size === 0) return []
  const [found] = await rows<{ answers: string | null }>(answersSql(service.db.name), [
    tenant,
    caller.accountId,
    JSON.stringify([...questions.keys()]),
  ])
  const all = JSON.parse(found?.answers ?? '[]') as AnswerCells[]
  const answers: Answer[] = []
  for (const [id, questionId, at, ms, correct] of all) {
    const question = questions.get(questionId)
    if (question) answers.push({ id, questionId, catalogId: question.catalogId, at, ms, correct })
  }
  return answers.sort((a, b) => a.at - b.at || a.id - b.id)
}

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
function chapterOf({ catalogId, name, nameEn }: AnsweredQuestion, answers: Answer[]): ChapterFigures {
  const times = answers.flatMap(({ ms }) => (ms === null ? [] : [ms]))
  return {
    catalogId,
    name: name ?? '',
    nameEn: nameEn ?? '',
    answers: answers.length,
    questions: new Set(answers.map(({ questionId }) => questionId)).size,
    ...firstTriesOf(answers),
    timed: times.length,
    ms: median(times),
  }
}

/** The date of a day in UTC+8, as 20261121. @param day since 1970 */
const nameOfDay = (day: number): number =>
  Number(new Date(day * dayMs).toISOString().slice(0, 10).replaceAll('-', ''))

function daysOf(answers: Answer[]): Figures['days'] {
  const days = Map.groupBy(answers, ({ at }) => Math.floor((at + eastEight) / dayMs))
  return [...days]
    .sort(([a], [b]) => a - b)
    .slice(-shownDays)
    .map(([day, of]) => ({
      day: nameOfDay(day),
      answers: of.length,
      right: of.filter(({ correct }) => correct === 1).length,
    }))
}

/** Chapters in the order of their catalogue, those with an answer; what rests on too few answers is left out. */
export async function figuresOf(subjectId: number, context: Context): Promise<Figures> {
  const { accountId } = context.caller
  const closed = await context.closedSubjects()
  const asked = await context.rows<AnsweredQuestion>(questionsSql(closed), [
    tenant,
    accountId,
    tenant,
    subjectId,
    accountId,
    ...closed,
  ])
  const answers = await answersTo(new Map(asked.map((question) => [question.id, question])), context)
  const stations = await stationsOf(subjectId, context)
  const inChapters = answers.filter(({ catalogId }) => catalogId !== 0)
  const byChapter = Map.groupBy(inChapters, ({ catalogId }) => catalogId)
  const chapters = new Map(asked.map((question) => [question.catalogId, question]))
  return {
    ...firstTriesOf(inChapters),
    chapters: [...chapters.values()]
      .sort((a, b) => a.catalogId - b.catalogId)
      .flatMap((chapter) => {
        const own = byChapter.get(chapter.catalogId)
        return own ? [chapterOf(chapter, own)] : []
      }),
    confusions:
      answers.length + stations.length >= least ? await confusionsOf(answers, stations, context) : [],
    days: daysOf(answers),
  }
}

/** Confusions of a person: one thing taken for another more than once. */
import type { AnyQuestion, QuestionId } from '../../../src/contract/questions.ts'
import type { Confusion } from '../../../src/contract/review.ts'
import { kindOf } from '../../../src/rules/kinds/index.ts'
import { memoizeByText } from '../../../src/rules/memoizeByText.ts'
import { specimensShown } from '../../../src/rules/teaching/specimensShown.ts'
import type { Context } from '../../context.ts'
import { parsedQuestions } from '../../questions/parsedQuestions.ts'
import { marksFor } from '../../store/db.ts'
import { isAmong, rowsAsText } from '../../store/dialect/parts.ts'
import { type MarkRow, tenant } from '../../store/schema.ts'
import { takeTurns } from '../../store/takeTurns.ts'
import type { StationRow } from '../exam/stations.ts'
import { confusedPairsIn, type MarksOf, type Mistake } from './confusedPairs.ts'
import type { Structure } from './misnamedStructure.ts'
import { mistakenAtStations } from './stationMistakes.ts'

/** An answer of the history, as far as it is looked through here. */
export interface JudgedAnswer {
  /** in the history */
  id: number
  questionId: number
  correct: number | null
}

interface WrongAnswer {
  questionId: number
  content: string
}

/** once is a slip, twice a confusion */
const least = 2
const most = 10

/** The wrong answers that are looked through, the newest. */
const maxWrongAnswers = 1000
/** characters of an answer in which somebody may have confused two things; longer ones are not read */
const maxContentLength = 2000

const hasBlanks = (question: AnyQuestion): boolean =>
  kindOf(question) === 'TIANKONG' || question.children.some(hasBlanks)

type StructureRow = Pick<MarkRow, 'specimenId' | 'name' | 'nameEn' | 'nameLatin' | 'aliases' | 'apart'>

/** A structure by the names of its row: the same one each time, for its names are folded once. */
const structureNamed = memoizeByText((names: string): Structure => {
  const [name, nameEn, nameLatin, aliases, apart] = JSON.parse(names) as [
    string,
    string,
    string,
    string,
    string,
  ]
  return { name, nameEn, nameLatin, aliases: JSON.parse(aliases), apart: JSON.parse(apart) }
})

const structureOf = ({ name, nameEn, nameLatin, aliases, apart }: StructureRow): Structure =>
  structureNamed(JSON.stringify([name, nameEn, nameLatin, aliases, apart]))

/** The marks that everybody sees, on the specimens of questions with blanks. */
async function structuresOf(questions: readonly AnyQuestion[], { rows }: Context): Promise<MarksOf> {
  const ids = specimensShown(questions.filter(hasBlanks))
  if (ids.length === 0) return () => []
  // without the outlines, which are ten times as long as the names
  const found = await rows<StructureRow>(
    `select "specimenId", "name", "nameEn", "nameLatin", "aliases", "apart" from "mark" where "tenant" = ? and "layer" = 'preset' and "specimenId" in (${marksFor(ids)})
      order by "specimenId", "position", "id"`,
    [tenant, ...ids],
  )
  const rowsOf = Map.groupBy(found, ({ specimenId }) => specimenId)
  const marks = new Map([...rowsOf].map(([id, own]) => [id, own.map(structureOf)]))
  return (id) => marks.get(id) ?? []
}

interface Mistaken {
  /** of the whole question */
  questionId: QuestionId
  mistake: Mistake
}

/** Those of the wrong answers that are short enough to be read, with their text, in the same order. */
async function readShort(wrong: readonly JudgedAnswer[], { rows, service }: Context): Promise<WrongAnswer[]> {
  if (wrong.length === 0) return []
  const { name } = service.db
  const [found] = await rows<{ contents: string | null }>(
    `select ${rowsAsText(name, '"id", "content"')} as "contents" from "submission"
      where "tenant" = ? and length("content") <= ${maxContentLength} and ${isAmong(name, '"id"')}`,
    [tenant, JSON.stringify(wrong.map(({ id }) => id))],
  )
  const contents = new Map(JSON.parse(found?.contents ?? '[]') as [id: number, content: string][])
  return wrong.flatMap(({ id, questionId }) => {
    const content = contents.get(id)
    return content === undefined ? [] : [{ questionId, content }]
  })
}

/**
 * The wrong answers of late, in the order in which they were given. Those that are too long to be read take no
 * place among the newest; a second look back fills up, and no third one, so that long answers cannot hold up others.
 */
async function wrongAnswersAmong(answers: readonly JudgedAnswer[], context: Context): Promise<WrongAnswer[]> {
  const wrong = answers.filter(({ correct }) => correct === 0)
  const newest = await readShort(wrong.slice(-maxWrongAnswers), context)
  if (newest.length === Math.min(wrong.length, maxWrongAnswers)) return newest
  const before = await readShort(wrong.slice(-2 * maxWrongAnswers, -maxWrongAnswers), context)
  return [...before, ...newest].slice(-maxWrongAnswers)
}

async function mistakenIn(answers: readonly JudgedAnswer[], context: Context): Promise<Mistaken[]> {
  const wrong = await wrongAnswersAmong(answers, context)
  const ids = [...new Set(wrong.map(({ questionId }) => questionId))]
  if (ids.length === 0) return []
  const questions = await parsedQuestions(ids, context)
  const marksOf = await structuresOf([...questions.values()], context)
  const known = new Map<string, Mistaken[]>()
  const letOthersRun = takeTurns()
  const mistaken: Mistaken[] = []
  for (const { questionId, content } of wrong) {
    const question = questions.get(questionId)
    if (!question) continue
    await letOthersRun()
    const key = `${questionId} ${content}`
    const mistakes =
      known.get(key) ??
      confusedPairsIn(question, content, marksOf).map((mistake) => ({ questionId: question.id, mistake }))
    known.set(key, mistakes)
    mistaken.push(...mistakes)
  }
  return mistaken
}

/** The strongest first. @param answers of one subject, as the stations */
export async function confusionsOf(
  answers: readonly JudgedAnswer[],
  stations: StationRow[],
  context: Context,
): Promise<Confusion[]> {
  const atStations = await mistakenAtStations(stations, context)
  const mistaken: Mistaken[] = [
    ...(await mistakenIn(answers, context)),
    ...atStations.map((mistake) => ({ questionId: mistake[0].id, mistake })),
  ]
  const counted = new Map<string, Confusion>()
  for (const { questionId, mistake } of mistaken) {
    const [{ title, titleEn }, right, chosen] = mistake
    // by its words: parts that ask the same and were mistaken alike are one confusion
    const key = JSON.stringify([questionId, title, right.content, chosen.content])
    counted.set(key, {
      questionId,
      title,
      titleEn,
      right: right.content,
      rightEn: right.contentEn,
      chosen: chosen.content,
      chosenEn: chosen.contentEn,
      times: (counted.get(key)?.times ?? 0) + 1,
    })
  }
  return [...counted.values()]
    .filter(({ times }) => times >= least)
    .sort((a, b) => b.times - a.times)
    .slice(0, most)
}

/** What a person took for what: wrong choices and wrong pairs, however deep in a case. */
import type { AnyQuestion, Question } from '../src/contract/questions.ts'
import type { Confusion } from '../src/contract/review.ts'
import { kindOf } from '../src/rules/grading/index.ts'
import { readRecord } from '../src/rules/grading/json.ts'
import { readPairs } from '../src/rules/grading/matching.ts'
import type { Context } from './context.ts'
import { marksFor } from './db.ts'
import { anyQuestionOf } from './question.ts'
import { type QuestionRow, tenant } from './schema.ts'

export interface AnsweredRow {
  questionId: number
  correct: number | null
  /** of a wrong answer */
  content: string
}

/** once is a slip, twice a confusion */
const least = 2
const most = 10

/** A stem or question, the id of the option that was right, the id of the one that was chosen. */
type Mistaken = [question: AnyQuestion, options: Question['options'], right: number, chosen: number]

function mistakesIn(question: AnyQuestion, content: string): Mistaken[] {
  const { options, children } = question
  const kind = kindOf(question)
  if (kind === 'DANXUAN') {
    const right = options.find(({ answer }) => answer === true)?.id
    const chosen = Number(content)
    return right === undefined || chosen === right ? [] : [[question, options, right, chosen]]
  }
  if (kind === 'PEIWU') {
    const pairs = readPairs(content)
    return children.flatMap((stem): Mistaken[] => {
      const chosen = pairs?.get(stem.id)
      return chosen === undefined || stem.answer === null || chosen === stem.answer
        ? []
        : [[stem, options, stem.answer, chosen]]
    })
  }
  if (kind !== 'BINGLI') return []
  const given = new Map(readRecord(content) ?? [])
  return children.flatMap((child) => {
    const own = given.get(String(child.id))
    return typeof own === 'string' ? mistakesIn(child, own) : []
  })
}

/** The strongest first. @param answers of one subject */
export async function confusionsOf(answers: AnsweredRow[], { rows }: Context): Promise<Confusion[]> {
  const wrong = answers.filter(({ correct }) => correct === 0)
  const ids = [...new Set(wrong.map(({ questionId }) => questionId))]
  if (ids.length === 0) return []
  const found = await rows<QuestionRow>(
    `select * from "question" where "tenant" = ? and "id" in (${marksFor(ids)})
      and "baseType" in ('DANXUAN', 'PEIWU', 'BINGLI')`,
    [tenant, ...ids],
  )
  const questions = new Map(found.map((row) => [row.id, anyQuestionOf(row)]))
  const counted = new Map<string, Confusion>()
  for (const { questionId, content } of wrong) {
    const question = questions.get(questionId)
    if (!question) continue
    for (const [asked, options, right, chosen] of mistakesIn(question, content)) {
      const of = (id: number) => options.find((option) => option.id === id)
      const [a, b] = [of(right), of(chosen)]
      if (!a || !b) continue
      // by its words: parts that ask the same and were mistaken alike are one confusion
      const key = JSON.stringify([questionId, asked.title, a.content, b.content])
      const before = counted.get(key)
      counted.set(key, {
        questionId: question.id,
        title: asked.title,
        titleEn: asked.titleEn,
        right: a.content,
        rightEn: a.contentEn,
        chosen: b.content,
        chosenEn: b.contentEn,
        times: (before?.times ?? 0) + 1,
      })
    }
  }
  return [...counted.values()]
    .filter(({ times }) => times >= least)
    .sort((a, b) => b.times - a.times)
    .slice(0, most)
}

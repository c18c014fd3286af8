/** How the questions of a quiz did. The background job `quiz.items` computes it: it takes long for a large quiz. */
import type { QuizItemAnalysis, QuizItemStatistics } from '../../../src/contract/quizzes/quizTeaching.ts'
import { readChoices } from '../../../src/rules/kinds/multiple.ts'
import { attemptTotals, cronbachAlpha, itemFigures } from '../../../src/rules/quizzes/itemStatistics.ts'
import type { Context } from '../../context.ts'
import type { FrozenQuestion } from '../paper.ts'
import { type AttemptRecord, allAttempts, isRunning, type QuizRow } from '../quiz.ts'
import { keyedQuestionsOf, type ScoredAttempt, scoreAttempts } from '../scoring.ts'

type Within = Pick<Context, 'rows'>

export type KeptItemFigures = Pick<QuizItemAnalysis, 'attempts' | 'alpha' | 'items'>

/** Number of attempts below which figures say nothing. */
const minAttempts = 10
/** Number of attempts after which progress is told. */
const attemptsPerStep = 100

export type TellProgress = (done: number, total: number) => Promise<void>

/** Scores attempts step by step, and tells how many of them are scored. */
export async function scoreInSteps(
  within: Within,
  quiz: QuizRow,
  attempts: readonly AttemptRecord[],
  tell: TellProgress,
): Promise<ScoredAttempt[]> {
  const scored: ScoredAttempt[] = []
  await tell(0, attempts.length)
  for (let first = 0; first < attempts.length; first += attemptsPerStep) {
    scored.push(...(await scoreAttempts(within, quiz, attempts.slice(first, first + attemptsPerStep))))
    await tell(scored.length, attempts.length)
  }
  return scored
}

/** @param now ms UTC: attempts that are over by then count */
export async function computeItemFigures(
  within: Within,
  quiz: QuizRow,
  now: number,
  tell: TellProgress,
): Promise<KeptItemFigures> {
  const attempts = (await allAttempts(within, quiz.id)).filter((one) => !isRunning(one, now))
  const scored = await scoreInSteps(within, quiz, attempts, tell)
  const questions = await keyedQuestionsOf(within, quiz)
  const counting = questions.filter(({ isLeftOut }) => !isLeftOut)
  const shares = scored.map(({ answers }) =>
    answers.flatMap(({ points, maxPoints }) => (maxPoints === 0 ? [] : [(points ?? 0) / maxPoints])),
  )
  const totals = attemptTotals(shares)
  const isEnough = scored.length >= minAttempts
  const items = questions.map((one, index): QuizItemStatistics => {
    const figures = isEnough && !one.isLeftOut ? itemFigures(shares, totals, counting.indexOf(one)) : null
    const contents = scored.map(({ answers }) => answers[index]?.content ?? '')
    return {
      questionId: one.id,
      answered: contents.filter((content) => content !== '').length,
      difficulty: figures?.difficulty ?? null,
      discrimination: figures?.discrimination ?? null,
      options: optionsChosen(one, contents),
    }
  })
  return { attempts: scored.length, alpha: isEnough ? cronbachAlpha(shares, totals) : null, items }
}

/** How many chose each option of a choice; nothing for other kinds. */
function optionsChosen(
  { question }: FrozenQuestion,
  contents: readonly string[],
): QuizItemStatistics['options'] {
  if (!['DANXUAN', 'DUOXUAN'].includes(question.type.baseType)) return []
  const chosen = contents.map((content) => readChoices(content) ?? [])
  return question.options.map(({ id, answer }) => ({
    id,
    chosen: chosen.filter((ids) => ids.includes(id)).length,
    isRight: answer === true,
  }))
}

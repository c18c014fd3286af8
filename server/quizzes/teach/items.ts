/** How the questions of a quiz did. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { QuizItemStatistics, quizItems } from '../../../src/contract/quizzes/quizTeaching.ts'
import { readChoices } from '../../../src/rules/kinds/multiple.ts'
import { attemptTotals, cronbachAlpha, itemFigures } from '../../../src/rules/quizzes/itemStatistics.ts'
import type { Context } from '../../context.ts'
import { takeTurns } from '../../store/takeTurns.ts'
import type { FrozenQuestion } from '../paper.ts'
import { allAttempts, isRunning, quizForTeacher } from '../quiz.ts'
import { keyedQuestionsOf, scoreAttempts } from '../scoring.ts'

/** Number of attempts below which figures say nothing. */
const minAttempts = 10

export async function readItemFigures({ quizId }: Args<typeof quizItems>, context: Context) {
  const quiz = await quizForTeacher(context, quizId, 'watch')
  const attempts = (await allAttempts(context, quiz.id)).filter((one) => !isRunning(one, context.now))
  const [scored, questions] = await Promise.all([
    scoreAttempts(context, quiz, attempts),
    keyedQuestionsOf(context, quiz),
  ])
  const counting = questions.filter(({ isLeftOut }) => !isLeftOut)
  const shares = scored.map(({ answers }) =>
    answers.flatMap(({ points, maxPoints }) => (maxPoints === 0 ? [] : [(points ?? 0) / maxPoints])),
  )
  const totals = attemptTotals(shares)
  const isEnough = scored.length >= minAttempts
  const items: QuizItemStatistics[] = []
  const endTurn = takeTurns()
  for (const [index, one] of questions.entries()) {
    await endTurn()
    const figures = isEnough && !one.isLeftOut ? itemFigures(shares, totals, counting.indexOf(one)) : null
    const contents = scored.map(({ answers }) => answers[index]?.content ?? '')
    items.push({
      questionId: one.id,
      answered: contents.filter((content) => content !== '').length,
      difficulty: figures?.difficulty ?? null,
      discrimination: figures?.discrimination ?? null,
      options: optionsChosen(one, contents),
    })
  }
  await endTurn()
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

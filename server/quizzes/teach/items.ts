/** How the questions of a quiz did. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { quizItems } from '../../../src/contract/quizzes/quizTeaching.ts'
import { readChoices } from '../../../src/rules/kinds/multiple.ts'
import { cronbachAlpha, itemFigures } from '../../../src/rules/quizzes/itemStatistics.ts'
import type { Context } from '../../context.ts'
import { questionsOf } from '../paper.ts'
import { allAttempts, isRunning, quizForTeacher } from '../quiz.ts'
import { scoreAttempts } from '../scoring.ts'

export async function readItemFigures({ quizId }: Args<typeof quizItems>, context: Context) {
  const quiz = await quizForTeacher(context, quizId, 'watch')
  const attempts = (await allAttempts(context, quiz.id)).filter((one) => !isRunning(one, context.now))
  const [scored, questions] = await Promise.all([
    scoreAttempts(context, quiz, attempts),
    questionsOf(context, quiz),
  ])
  const shares = scored.map(({ answers }) =>
    answers.map(({ points, maxPoints }) => (points ?? 0) / maxPoints),
  )
  const figures = scored.length >= 10 ? itemFigures(shares) : []
  return {
    attempts: scored.length,
    alpha: scored.length >= 10 ? cronbachAlpha(shares) : null,
    items: questions.map(({ id, question }, index) => {
      const contents = scored.map(({ answers }) => answers[index]?.content ?? '')
      const chosen = contents.map((content) => readChoices(content) ?? [])
      const isChoice = ['DANXUAN', 'DUOXUAN'].includes(question.type.baseType)
      return {
        questionId: id,
        answered: contents.filter((content) => content !== '').length,
        difficulty: figures[index]?.difficulty ?? null,
        discrimination: figures[index]?.discrimination ?? null,
        options: isChoice
          ? question.options.map((option) => ({
              id: option.id,
              chosen: chosen.filter((ids) => ids.includes(option.id)).length,
              isRight: option.answer === true,
            }))
          : [],
      }
    }),
  }
}

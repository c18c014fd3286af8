/** The analysis of a question: the general feedback, then the feedback on each answer. */
import type { Question } from '../../../src/contract/questions.ts'
import type { Asked } from '../asked.ts'
import type { Text } from '../markup/tell.ts'
import { type AuthoredText, letters } from '../model.ts'
import { typedText } from './blanks.ts'
import { classOf, divisions } from './case.ts'
import { answerName, joinLines, lineOf } from './feedback.ts'

type Telling = (text: Text) => Promise<AuthoredText>

export async function addAnalysis(question: Question, asked: Asked, telling: Telling): Promise<Question> {
  const { analysis } = asked
  const parts = divisions(analysis.text, classOf.analysis)
  const own = analysis.text.replace(/<div class="vitrine-(?:analysis|answer)">[\s\S]*$/, '')
  const general = await telling({ ...analysis, text: own })
  const children: Question[] = []
  for (const [n, child] of question.children.entries())
    children.push(explained(child, await telling({ ...analysis, text: parts[n]?.inside ?? '' })))
  return { ...explained(question, general, await answersFeedback(question, asked, telling)), children }
}

/** Puts the general feedback (`before`) and that of the answers (`after`) around that of its gaps. */
function explained(
  question: Question,
  before: AuthoredText,
  after: AuthoredText = { zh: '', en: '' },
): Question {
  const { zh, en } = joinLines(before, { zh: question.analysis, en: question.analysisEn }, after)
  return { ...question, analysis: zh, analysisEn: en }
}

/** One line for each answer that something was said to, named as the page names options. */
async function answersFeedback(
  { options, type }: Question,
  { answers }: Asked,
  telling: Telling,
): Promise<AuthoredText> {
  const isChoice = type.baseType === 'DANXUAN' || type.baseType === 'DUOXUAN'
  const lines: AuthoredText[] = []
  for (const [n, { text, feedback }] of answers.entries()) {
    const name = isChoice && n < options.length ? { zh: letters(n), en: '' } : answerName(typedText(text))
    lines.push(lineOf(name, await telling(feedback)))
  }
  return joinLines(...lines)
}

/** Why: the general feedback, then what was said to each answer. */
import type { Question } from '../../../../../src/contract/questions.ts'
import type { Asked } from '../asked.ts'
import { holdsMarkup } from '../markup/allowed.ts'
import { toHtml } from '../markup/html.ts'
import type { Text } from '../markup/tell.ts'
import type { Told } from '../model.ts'
import { classOf, divisions } from './case.ts'

type Telling = (text: Text) => Promise<Told>

export async function addAnalysis(question: Question, asked: Asked, telling: Telling): Promise<Question> {
  const { analysis } = asked
  const parts = divisions(analysis.text, classOf.analysis)
  const own =
    parts.length > 0 ? analysis.text.replace(/<div class="vitrine-analysis">[\s\S]*$/, '') : analysis.text
  const general = await telling({ ...analysis, text: own })
  const feedback = await answersFeedback(question, asked, telling)
  const children: Question[] = []
  for (const [n, child] of question.children.entries()) {
    const { zh, en } = await telling({ ...analysis, text: parts[n]?.inside ?? '' })
    children.push({ ...child, analysis: zh, analysisEn: en })
  }
  return {
    ...question,
    analysis: joined(general.zh, feedback.zh),
    analysisEn: joined(general.en, general.en || !general.zh ? feedback.en : ''),
    children,
  }
}

/** One line for each answer that something was said to, named as the page names options. */
async function answersFeedback(
  { options, type }: Question,
  { answers }: Asked,
  telling: Telling,
): Promise<Told> {
  const isChoice = type.baseType === 'DANXUAN' || type.baseType === 'DUOXUAN'
  const lines: Told[] = []
  for (const [n, { text, feedback }] of answers.entries()) {
    const { zh, en } = await telling(feedback)
    if (!zh) continue
    const name = isChoice && n < options.length ? String.fromCodePoint(65 + (n % 26)) : text.text.trim()
    lines.push({ zh: `${name}. ${zh}`, en: en && `${name}. ${en}` })
  }
  return {
    zh: joined(...lines.map(({ zh }) => zh)),
    en: lines.every(({ en }) => en) ? joined(...lines.map(({ en }) => en)) : '',
  }
}

/** Lines beside each other; markup where one of them is. */
function joined(...parts: string[]): string {
  const told = parts.filter((part) => part !== '')
  if (told.length < 2 || !told.some(holdsMarkup)) return told.join('\n')
  return told
    .map((part) => (/^<(?:p|ul|ol|table|h\d)\b/.test(part) ? part : `<p>${toHtml(part)}</p>`))
    .join('')
}

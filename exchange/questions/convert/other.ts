/** A kind that cannot be answered here: everything that it says, to be read. */

import { toHtml } from '../../../server/questions/markup.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { holdsMarkup } from '../../../src/rules/words/markup.ts'
import type { Asked } from '../asked.ts'
import type { Text } from '../markup/tell.ts'
import { type AuthoredText, blank } from '../model.ts'
import { classOf, divisions } from './case.ts'

export async function convertOther(
  asked: Asked,
  telling: (text: Text) => Promise<AuthoredText>,
  name?: [zh: string, en: string],
): Promise<Question> {
  const question = blank('OTHER')
  const { type } = question
  const called = { ...type, name: `${type.name}（${asked.type}）`, nameEn: `${type.nameEn} (${asked.type})` }
  const unnamed = asked.type === '' ? type : called
  const named = name ? { ...type, name: name[0], nameEn: name[1] } : unnamed
  // there the numbers are places
  const weighs = asked.type !== 'ordering'
  const lines: AuthoredText[] = [await telling(asked.model)]
  // as our own export has it
  for (const { inside } of divisions(asked.analysis.text, classOf.answer))
    lines.push(await telling({ ...asked.analysis, text: inside }))
  for (const { text, fraction, tolerance } of asked.answers)
    lines.push(
      after(
        await telling(text),
        `${tolerance ? ` ± ${tolerance}` : ''}${weighs && fraction > 0 ? ` (${fraction}%)` : ''}`,
      ),
    )
  for (const { text, answer } of asked.pairs)
    lines.push(after(await telling(text), answer.text && ` → ${(await telling(answer)).zh}`))
  for (const text of asked.rest) lines.push(await telling(text))
  const said = lines.filter(({ zh }) => zh.trim() !== '')
  return {
    ...question,
    type: named,
    showAnswer: list(said.map(({ zh }) => zh)),
    showAnswerEn: said.some(({ en }) => en) ? list(said.map(({ zh, en }) => en || zh)) : '',
  }
}

const after = ({ zh, en }: AuthoredText, more: string): AuthoredText => ({
  zh: zh && zh + more,
  en: en && en + more,
})

function list(lines: string[]): string {
  if (!lines.some(holdsMarkup)) return lines.join('\n')
  return lines.length === 1
    ? (lines[0] ?? '')
    : `<ul>${lines.map((line) => `<li>${toHtml(line)}</li>`).join('')}</ul>`
}

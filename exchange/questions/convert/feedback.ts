/** The feedback on each answer, a line for each. */

import { toHtml } from '../../../server/questions/markup.ts'
import { holdsMarkup } from '../../../src/rules/words/markup.ts'
import type { AuthoredText } from '../model.ts'

/** How a line calls a typed answer or a verdict. */
const names: Record<string, AuthoredText> = {
  '*': { zh: '其他答案', en: 'Any other answer' },
  true: { zh: '对', en: 'True' },
  false: { zh: '错', en: 'False' },
}

export const answerName = (answer: string): AuthoredText => names[answer] ?? { zh: answer, en: '' }

/** A line of feedback behind the answer that it is about; empty where there is no feedback. */
export const lineOf = (name: AuthoredText, said: AuthoredText): AuthoredText =>
  said.zh === ''
    ? said
    : {
        zh: `${name.zh}. ${said.zh}`,
        en: name.en || said.en ? `${name.en || name.zh}. ${said.en || said.zh}` : '',
      }

/** The lines as one text; in English too where one line is, and then the others stand as they were written. */
export const joinLines = (...told: readonly AuthoredText[]): AuthoredText => ({
  zh: joined(told.map(({ zh }) => zh)),
  en: told.some(({ en }) => en) ? joined(told.map(({ zh, en }) => en || zh)) : '',
})

/** Lines beside each other; markup where one of them is. */
function joined(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '')
  if (told.length < 2 || !told.some(holdsMarkup)) return told.join('\n')
  return told
    .map((part) => (/^<(?:p|ul|ol|table|h\d)\b/.test(part) ? part : `<p>${toHtml(part)}</p>`))
    .join('')
}

import type { AnyQuestion } from '../../contract/questions.ts'
import { readParts } from './caseStudy.ts'
import { asMeant } from './fill.ts'
import { kindOf } from './index.ts'
import { readShort } from './shortAnswer.ts'

/**
 * Whether an answer is the one before it, only marked by who wrote it: 我答对了 after 我没答对, 算我写对了. Answered anew
 * with the same words it looks alike: that it is meant as a mark, the device says with it.
 */
export function isAmended(question: AnyQuestion, before: string, after: string): boolean {
  switch (kindOf(question)) {
    case 'WENDA': {
      const text = readShort(before)?.text
      return text !== undefined && text === readShort(after)?.text
    }
    case 'TIANKONG':
      return asMeant(question, before) === after
    case 'BINGLI': {
      const [was, now] = [readParts(before), readParts(after)]
      return question.children.every((child) => {
        const [part, amended] = [was?.get(child.id) ?? '', now?.get(child.id) ?? '']
        return part === amended || isAmended(child, part, amended)
      })
    }
    default:
      return false
  }
}

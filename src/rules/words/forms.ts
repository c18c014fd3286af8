/**
 * The form under which two ways of writing a text are one for the search: its tokens as judging folds them (signs, units,
 * numerals, script, Greek letters, plurals, British and American spelling), so that a part of a text is still found.
 */
import { foldedTokens, listSign } from '../grading/fold.ts'
import { isLoneRoman } from '../grading/numerals.ts'
import { memoizeByText } from '../memoizeByText.ts'
import { foldWord } from './foldWord.ts'

/** Stands before and behind each number of a form: 2 is no part of 12, and 二 is found where 2 stands alone. */
export const numberEdge = '¦'

/** Between parts of a sentence, which judging leaves out: 细胞，核 does not hold 细胞核. */
const partEnd = /^(?:[,、;:。!?&和与及]|and)$/

/** No spelling, and in every other sentence: an answer may leave it out, a text that is searched keeps it. */
const grammar = /^(?:的|the|an?)$/

/**
 * The form of a text; '' where nothing differs from the text as it was typed. A letter that counts elsewhere (V) is none
 * alone. What judging does not read of a long text has no form: it is found as it was typed.
 */
export const formOf = memoizeByText((text: string): string => {
  const typed = foldWord(text)
  if (isLoneRoman(typed)) return ''
  const form = written(text)
  return form === typed ? '' : form
})

function written(text: string): string {
  let form = ''
  let hasEnded = false
  let wasLettered = false
  for (const { kind, text: token, folded: compared } of foldedTokens(text)) {
    const folded = grammar.test(token) ? token : compared
    if (folded === '') {
      hasEnded ||= partEnd.test(token)
      continue
    }
    const edged = folded.replace(/\d+(?:\.\d+)?/g, `${numberEdge}$&${numberEdge}`)
    const isLettered = kind === 'word' || kind === 'greek'
    const [wasNumber, isNumber] = [form.endsWith(numberEdge), edged.startsWith(numberEdge)]
    const isApart = hasEnded || (wasLettered && !wasNumber && isLettered && !isNumber)
    if (wasNumber && isNumber) form += listSign
    else if (isApart && form !== '') form += ' '
    form += edged
    hasEnded = false
    // the μ of μm, written u
    wasLettered = isLettered && !(kind === 'greek' && edged === 'u')
  }
  return form
}

/**
 * The form under which two ways of writing a word are one for the search: the rules by which answers are judged (script,
 * Greek letters, numerals, plurals, British and American spelling), word by word, so that a part of a text is still found.
 */
import { foldHan } from '../grading/hanVariants.ts'
import { englishNumber, hanNumbers, isCountedHan, isLoneRoman, romanNumber } from '../grading/numerals.ts'
import { foldGreek, foldWordForm } from '../grading/words.ts'
import { memoizeByText } from '../memoizeByText.ts'
import { normalizeText } from './unicode.ts'

/** A run of a class of characters; each begins where none of its class stands before, so that no text takes long. */
const runs =
  /(?<han>\p{Script=Han}+)|(?<word>\p{Script=Latin}[\p{Script=Latin}\p{M}]*)|(?<greek>\p{Script=Greek}+)/gu

/** μm, μg, μL: keyboards without Greek letters write u. */
const micro = /μ(?=(?:m|g|l|s|a|v|mol)(?!\p{L}))/gu
/** the possessive of a name: Purkinje's cell */
const possessive = /(?<=\p{Script=Latin}{2})['’ʼ]s(?!\p{L})/gu
/** T-cell, T cell */
const hyphen = /(?<=\p{L})[-‐‑](?=\p{L})/gu
/** A number behind 第; a run is read up to a length. */
const ordinal = /(?<=第)[零〇一二两三四五六七八九十百]{1,8}/g
/** a Latin word, a number behind it: CN V, type I */
const numbered =
  /(?<=(?:^| )(?:type|class|phase|stage|grade|factor|lead|layer|zone|cn|nerve) )[ivx](?!\p{L})/gu

/** @param word without accents where it is of plain letters; longer ones are no words */
const formOfWord = memoizeByText((word: string): string => {
  const plain = /^[a-z]+$/.test(word) ? word : normalizeText(word, 'NFD').replace(/\p{M}+/gu, '')
  const number = isLoneRoman(plain) ? undefined : (romanNumber(plain) ?? englishNumber(plain))
  return number ?? foldWordForm(plain)
})

/** The form of a folded text (`foldWord`); '' where nothing differs from the text. */
export const formOf = memoizeByText((folded: string): string => {
  const read = folded
    .replace(micro, 'u')
    .replace(possessive, '')
    .replace(hyphen, ' ')
    .replace(ordinal, (characters) => hanNumbers(characters).join(','))
    .replace(numbered, (letter) => romanNumber(letter) ?? letter)
  const form = read.replace(runs, (run: string, han?: string, word?: string, _greek?: string, at = 0) => {
    if (han !== undefined) return foldHan(han)
    if (word === undefined) return foldGreek(run)
    const isCounting = isLoneRoman(word) && isCountedHan(read[at + word.length] ?? '')
    return isCounting ? (romanNumber(word) ?? word) : formOfWord(word)
  })
  return form === folded ? '' : form
})

/** Reads a cell with the key: letters, numbers of options, or an option's own text. */
import { letters } from '../model.ts'
import { QuestionFileFault } from '../texts.ts'

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** The answer without the words around it: 答案：B。, 选项B, （B）, 选B. */
const bareKey = (answer: string): string =>
  plain(answer)
    .replace(/^(?:正确|参考|标准)?答案\s*(?:[:是为]\s*)?/, '')
    .replace(/^(?:选项?|options?)\s*(?=[a-h\d])/, '')
    .replace(/(?<=[a-h\d])\s*(?:选项|项)$/, '')
    .replace(/[。.、;,\s]+$/, '')
    .replace(/^[（([【]\s*([^（()[\]【】]*?)\s*[）)\]】]$/, '$1')

const separators = /[\s,;、./|#&()[\]【】和与+·*]/g

/** Places from 0 that letters name; undefined where other signs stand among them. */
function byLetters(said: string): number[] | undefined {
  const row = said.replace(separators, '')
  return /^[a-z]+$/.test(row) ? [...row].map((letter) => letter.charCodeAt(0) - 97) : undefined
}

/** 2 or 1,3 or ①③ where the options are not such numbers themselves. */
function byNumbers(answer: string, said: string): number[] | undefined {
  const isCircled = /^[\s,，、]*(?:[①-⑨][\s,，、]*)+$/.test(answer)
  if (!isCircled && !/^[1-9](?:[\s,;、/|#&+]{1,3}[1-9])*$/.test(said)) return undefined
  return [...said.replace(/\D/g, '')].map((digit) => Number(digit) - 1)
}

/** B. 髓质 where B is 髓质, or 髓质 alone. */
function byText(said: string, options: readonly string[]): number | undefined {
  const texts = options.map(plain)
  const [, letter = '', rest = ''] = /^[（(]?([a-h])\s*[)）.、:：]?\s*([\s\S]+)$/.exec(said) ?? []
  const named = letter === '' ? -1 : letter.charCodeAt(0) - 97
  if (named >= 0 && texts[named] === rest) return named
  const at = texts.indexOf(said)
  return at >= 0 && texts.lastIndexOf(said) === at ? at : undefined
}

/** The places from 0 that a key names, in its order; empty where it says nothing that can be read. */
export function placesInKey(answer: string, options: readonly string[]): number[] {
  const said = bareKey(answer)
  const isLetters = /^[a-h]$/.test(said)
  const whole = isLetters ? undefined : (byText(said, options) ?? byText(plain(answer), options))
  if (whole !== undefined) return [whole]
  if (/^(?:全选|全部|all)$/.test(said)) return options.map((_, at) => at)
  const named = byLetters(said) ?? byNumbers(answer, said)
  if (named) return named
  const parts = plain(answer)
    .split(/[|;；\n]/)
    .map((part) => byText(part.trim(), options))
  return parts.every((part) => part !== undefined) ? parts : []
}

/** @throws QuestionFileFault where it names no option */
export function readKey(answer: string, options: readonly string[]): number[] {
  if (answer.trim() === '') throw new QuestionFileFault('noAnswer')
  const places = placesInKey(answer, options)
  if (places.length === 0) throw new QuestionFileFault('badAnswer', answer)
  const missing = places.find((place) => place >= options.length)
  if (missing !== undefined) throw new QuestionFileFault('noOption', letters(missing))
  return places
}

/** Our blanks and choices as Moodle's embedded answers. */

import { escaped, toHtml } from '../../../server/questions/markup.ts'
import type { Option, Question } from '../../../src/contract/questions.ts'
import { readRange, writeRange } from '../../../src/rules/grading/range.ts'
import { acceptedInMoodle } from '../convert/leftOut.ts'
import { bothLanguages } from '../markup/languages.ts'

/** Escapes, as character references, the signs that would end an answer of a gap or begin another. */
const safe = (html: string): string => {
  const inner = html.replace(/[~#{}\\]/g, (one) => `&#${one.charCodeAt(0)};`)
  return /^[=%]/.test(inner) ? `&#${inner.charCodeAt(0)};${inner.slice(1)}` : inner
}

/** A share (0 to 1) in percent, with the five decimals that Moodle keeps of a third. */
export const percent = (part: number): string => String(Number((100 * part).toFixed(5)))

export const gapAnswers = ({ answer }: Option): string[] => (Array.isArray(answer) ? answer : [])

/** Middle and tolerance of each range, where a blank accepts nothing else. */
export function numbersOf(option: Option): { middle: string; tolerance: string }[] | null {
  const texts = gapAnswers(option)
  const numbers = texts.flatMap((text) => {
    const [least = 0, most = 0] = readRange(text) ?? []
    return most >= least && writeRange(least, most) === text ? [middleOf(least, most)] : []
  })
  const isAll = numbers.length > 0 && numbers.length === texts.length
  return isAll && (option.never ?? []).length === 0 ? numbers : null
}

function middleOf(least: number, most: number) {
  const exact = (value: number) => String(Number(value.toPrecision(12)))
  return { middle: exact((least + most) / 2), tolerance: exact((most - least) / 2) }
}

/** A star that is meant. */
const typedText = (text: string): string => safe(escaped(text)).replaceAll('*', '\\*')

export function typedGap(option: Option): string {
  const numbers = numbersOf(option)
  if (numbers)
    return `{1:NUMERICAL:${numbers.map(({ middle, tolerance }) => `=${middle}:${tolerance}`).join('~')}}`
  const never = (option.never ?? []).map((text) => `%0%${typedText(text)}`)
  return `{1:SHORTANSWER:${[...acceptedInMoodle(option).map((text) => `=${typedText(text)}`), ...never].join('~')}}`
}

export function choiceGap({ options, type }: Question): string {
  const single = type.baseType === 'DANXUAN'
  const right = options.filter(({ answer }) => answer === true).length
  const choices = options.map(({ content, contentEn, answer }) => {
    const html = safe(bothLanguages({ zh: toHtml(content), en: contentEn && toHtml(contentEn) }))
    if (single) return answer === true ? `=${html}` : html
    return `%${answer === true ? percent(1 / right) : -100}%${html}`
  })
  return `{1:${single ? 'MULTICHOICE_V' : 'MULTIRESPONSE'}:${choices.join('~')}}`
}

export const judgeGap = ({ panDuanAnswer }: Question): string =>
  `{1:MULTICHOICE_V:${panDuanAnswer ? '=对 True~错 False' : '对 True~=错 False'}}`

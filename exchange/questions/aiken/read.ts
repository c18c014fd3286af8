/**
 * Questions as plain text, each with its lettered options and a line with the answer: Aiken, as Moodle reads and writes
 * it, and what teachers type so in Chinese (答案：A).
 */
import { type Asked, emptyAsked } from '../asked.ts'
import type { Text } from '../markup/tell.ts'
import { letters } from '../model.ts'
import { optionsBehindStem } from '../sheet/oneCell.ts'
import { QuestionFileFault } from '../texts.ts'
import { truthOf } from '../truthOf.ts'

export interface PlainBlock {
  /** as the file numbers it */
  line: number
  text: string
  answer: string
  analysis: string
}

const answerLine = /^\s*(?:ANSWER|(?:正确|参考|标准)?答案)\s*[:：]\s*(\S.{0,200})$/i
const analysisLine = /^\s*(?:(?:答案|试题)?解析|explanation|feedback)\s*[:：]\s*(\S.*)$/i
const optionLine = /^\s*[A-HＡ-Ｈ]\s*[.)）．、]/

/** The answers of GIFT; a brace alone may be one of a formula or a set. */
const giftAnswer = /[{｛]\s*(?:[=~#＝～]|T(?:RUE)?\b|F(?:ALSE)?\b|\})/i

/** Whether a text is such a bank: it has an answer and lettered options, and none of GIFT's answers. */
export function isPlainBank(text: string): boolean {
  const lines = text.split(/\r\n?|\n/)
  const isOne = lines.some((line) => answerLine.test(line)) && lines.some((line) => optionLine.test(line))
  return isOne && !giftAnswer.test(text)
}

/** The answer ends a question; an analysis may follow it. What stands behind the last answer is no question. */
export function splitPlainBank(text: string): PlainBlock[] {
  const blocks: PlainBlock[] = []
  let lines: string[] = []
  let begun = 0
  for (const [n, line] of text.split(/\r\n?|\n/).entries()) {
    const [, answer] = answerLine.exec(line) ?? []
    const [, analysis] = lines.length === 0 ? (analysisLine.exec(line) ?? []) : []
    const last = blocks.at(-1)
    if (answer !== undefined) {
      blocks.push({ line: begun || n + 1, text: lines.join('\n'), answer: answer.trim(), analysis: '' })
      lines = []
      begun = 0
    } else if (analysis !== undefined && last) last.analysis = analysis.trim()
    else if (line.trim() !== '') {
      begun ||= n + 1
      lines.push(line.trim())
    }
  }
  if (lines.some((line) => optionLine.test(line)))
    blocks.push({ line: begun, text: lines.join('\n'), answer: '', analysis: '' })
  return blocks
}

const plain = (text: string): Text => ({ text, format: 'plain', files: new Map() })

/** The number before a question: 1. 12、 (3) */
const withoutNumber = (text: string): string =>
  text.replace(/^(?:[（(]\s*[\d０-９]{1,4}\s*[）)]|[\d０-９]{1,4}\s*[.．、)）])\s*/, '')

/** @throws QuestionFileFault where the answer or the options are missing */
export function readPlainBlock({ text, answer, analysis }: PlainBlock): Asked {
  const read = optionsBehindStem(text)
  const asked = { ...emptyAsked, text: plain(withoutNumber(read?.stem ?? text)), analysis: plain(analysis) }
  if (answer === '') throw new QuestionFileFault('noAnswer')
  const truth = truthOf(answer)
  if (!read && truth !== undefined)
    return {
      ...asked,
      type: 'truefalse',
      answers: [true, false].map((says) => answerOf(String(says), says === truth ? 100 : 0)),
    }
  if (!read) throw new QuestionFileFault('noOptions')
  const places = lettersIn(answer)
  if (places.length === 0) throw new QuestionFileFault('badAnswer', answer)
  const missing = places.find((place) => place >= read.options.length)
  if (missing !== undefined) throw new QuestionFileFault('noOption', letters(missing))
  return {
    ...asked,
    type: 'multichoice',
    single: places.length === 1,
    answers: read.options.map((option, at) =>
      answerOf(option, places.includes(at) ? 100 / places.length : 0),
    ),
  }
}

const answerOf = (text: string, fraction: number): Asked['answers'][number] => ({
  text: plain(text),
  fraction,
  feedback: plain(''),
})

/** A, AC, A、C or A, C; places from 0. */
function lettersIn(answer: string): number[] {
  const written = answer
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[.。]$/, '')
  if (!/^[A-H](?:[\s,、;&]*[A-H])*$/.test(written)) return []
  return [...new Set((written.match(/[A-H]/g) ?? []).map((letter) => letter.charCodeAt(0) - 65))]
}

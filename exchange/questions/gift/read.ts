/** A question in GIFT becomes what it asks. */
import { type Asked, type AskedAnswer, emptyAsked } from '../asked.ts'
import type { Format, Text } from '../markup/tell.ts'
import { QuestionFileFault } from '../texts.ts'
import { truthOf } from '../truthOf.ts'
import { type Block, hide, show } from './split.ts'

const formats: Record<string, Format> = { html: 'html', markdown: 'markdown', plain: 'plain', moodle: 'auto' }

/** `[html]text`; without a mark it is what the question's own text is. */
function textOf(text: string, otherwise: Format): Text {
  const [, name = '', rest = ''] = /^\s*\[(\w+)\]([\s\S]*)$/.exec(text) ?? []
  const format = formats[name.toLowerCase()]
  const body = show(format ? rest : text).trim()
  return { text: body, format: format ?? otherwise, files: new Map() }
}

/** Full-width signs of a Chinese keyboard mean what the plain ones do, where the plain braces alone make no block. */
function withPlainBraces(text: string): string {
  if (!/[｛｝]/.test(text) || (/[{}]/.test(text) && isBalanced(text))) return text
  return text.replace(/[｛{][^｛｝{}]*[｝}]/g, (block) => {
    const inside = block.slice(1, -1)
    const isWide = block.startsWith('｛') && block.endsWith('｝')
    return `{${isWide ? inside.replace(/[＝～＃％]/g, (sign) => sign.normalize('NFKC')) : inside}}`
  })
}

/** A Chinese keyboard writes ～ for ~ and at times ＝, ＃ and ％; 10～20 and 10 ～ 20 stay a range. */
const withPlainSigns = (answers: string): string =>
  answers
    .replace(/^(\s*)＃/, '$1#')
    .replace(/(^|\s)～(?:(?=[^\s\d])|\s+(?=[^\s\d]))/g, '$1~')
    .replace(answers.includes('~') ? /$^/ : /(^|\s)～(?=\S)/g, '$1~')
    .replace(/(^|[\s~])＝/g, '$1=')
    .replace(/(?<=[~=]\s*)％(-?\d+[.,]?\d*)％/g, '%$1%')
    .replace(/[-－—–]+＞|[－—–]+>/g, '->')

/** Where a keyboard has an arrow, pairs are written with it. */
const isPairs = (answers: string): boolean => {
  const all = parts(answers, /=/)
  return all.length > 1 && all.every((part) => /^[^→]+→[^→]+$/.test(part))
}

/** Each brace that opens is closed before the next one opens. */
const isBalanced = (text: string): boolean => !/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))

/** @throws Wrong where it cannot be read */
export function readGift({ text, idnumber, tags }: Block): Asked {
  const hidden = hide(withPlainBraces(text))
  const [, name, body = ''] = /^(?:::|：：)([\s\S]*?)(?:::|：：)([\s\S]*)$/.exec(hidden) ?? [
    undefined,
    undefined,
    hidden,
  ]
  const open = body.indexOf('{')
  const close = body.indexOf('}', open)
  if (open < 0 ? body.includes('}') : close < 0) throw new QuestionFileFault('braces')
  const told = { ...emptyAsked, name: show(name ?? '').trim(), idnumber, tags }
  if (open < 0) return { ...told, type: 'description', text: textOf(body, 'auto') }
  const after = body.slice(close + 1)
  if (/[{}]/.test(after)) throw new QuestionFileFault(isBalanced(after) ? 'oneBlock' : 'braces')
  // a missing word has the rest of its sentence behind the answers
  const stem = after.trim() === '' ? body.slice(0, open) : `${body.slice(0, open)}____${after}`
  const asked = textOf(stem, 'auto')
  const [answers = '', ...general] = withPlainSigns(body.slice(open + 1, close)).split('####')
  return {
    ...told,
    text: asked,
    analysis: textOf(general.join('####'), asked.format),
    ...answered(answers.trim(), asked.format),
  }
}

/** Words that make a question a statement. Others that say the same (1, yes, 是) may be the missing word. */
const statedTruth = /^(?:T|F|TRUE|FALSE|对|错|正确|错误|√|×|✓|✗)$/i

type Answered = Pick<Asked, 'type'> & Partial<Asked>

function answered(answers: string, format: Format): Answered {
  if (answers === '') return { type: 'essay' }
  if (answers.startsWith('#')) return { type: 'numerical', answers: numbers(answers.slice(1), format) }
  if (answers.includes('~')) return choices(answers, format)
  if (answers.includes('=') && answers.includes('->'))
    return { type: 'matching', pairs: pairs(answers, format) }
  if (isPairs(answers)) return { type: 'matching', pairs: pairs(answers.replaceAll('→', '->'), format) }
  const [said = '', ...feedback] = answers.split('#')
  const truth = statedTruth.test(said.normalize('NFKC').trim()) ? truthOf(said) : undefined
  if (truth !== undefined) return { type: 'truefalse', answers: statement(truth, feedback, format) }
  return { type: 'shortanswer', answers: parts(answers, /=/).map((part) => answerOf(part, 100, format)) }
}

/** Feedback of a statement: first of the wrong answer, then of the right one. */
function statement(isTrue: boolean, [wrong = '', right = '']: string[], format: Format): AskedAnswer[] {
  const one = (says: boolean): AskedAnswer => ({
    text: textOf(String(says), 'plain'),
    fraction: says === isTrue ? 100 : 0,
    feedback: textOf(says === isTrue ? right : wrong, format),
  })
  return [one(true), one(false)]
}

const parts = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `%50%text#feedback`. @param otherwise percent where none is written */
function answerOf(text: string, otherwise: number, format: Format): AskedAnswer {
  const [, percent, rest = text] = /^%(-?\d+[.,]?\d*)%([\s\S]*)$/.exec(text) ?? []
  const [said = '', ...feedback] = rest.split('#')
  return {
    text: textOf(said, format),
    fraction: percent === undefined ? otherwise : Number(percent.replace(',', '.')),
    feedback: textOf(feedback.join('#'), format),
  }
}

/** Without any `=` several may be chosen. */
function choices(answers: string, format: Format): Answered {
  const single = answers.includes('=')
  const list = parts(answers.replaceAll('=', '~='), /~/)
  return {
    type: 'multichoice',
    single,
    shuffles: true,
    answers: list.map((part) =>
      part.startsWith('=') ? answerOf(part.slice(1).trim(), 100, format) : answerOf(part, 0, format),
    ),
  }
}

/** `5:0.1`, `4.9..5.1`, or several of them behind `=`; behind `~` what is said to any other. */
function numbers(answers: string, format: Format): AskedAnswer[] {
  const [right = '', ...other] = answers.split('~')
  const { feedback } = answerOf(other.join('~'), 0, format)
  const any: AskedAnswer = { text: { ...feedback, text: '*' }, fraction: 0, feedback }
  const list = parts(right, /=/).flatMap((part) => {
    const { text, ...answer } = answerOf(part, 100, format)
    const value = text.text.replace(/\s*[～…]\s*/, '..')
    if (value === '') return []
    if (value === '*') return [{ ...answer, text }]
    const [least = '', most] = value.split('..')
    if (most !== undefined) {
      const [a, b] = [number(least), number(most)]
      return [{ ...answer, text: { ...text, text: String((a + b) / 2) }, tolerance: Math.abs(b - a) / 2 }]
    }
    const [middle = '', tolerance = '0'] = value.split(':')
    number(middle)
    return [{ ...answer, text: { ...text, text: middle.trim() }, tolerance: number(tolerance) }]
  })
  return feedback.text === '' ? list : [...list, any]
}

function number(text: string): number {
  const value = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(value)) throw new QuestionFileFault('badLine', text.slice(0, 40))
  return value
}

const pairs = (answers: string, format: Format): Asked['pairs'] =>
  parts(answers, /=/).map((part) => {
    const at = part.indexOf('->')
    if (at < 0) throw new QuestionFileFault('badLine', show(part).slice(0, 40))
    return { text: textOf(part.slice(0, at), format), answer: textOf(part.slice(at + 2), 'auto') }
  })

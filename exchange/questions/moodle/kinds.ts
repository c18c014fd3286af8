/** The elements that Moodle's XML has for each kind of question beside its text. */

import { toHtml, toPlain } from '../../../server/questions/markup.ts'
import type { Option, Question } from '../../../src/contract/questions.ts'
import { kindOf } from '../../../src/rules/kinds/index.ts'
import { classOf } from '../convert/case.ts'
import { acceptedInMoodle } from '../convert/leftOut.ts'
import { bothLanguages } from '../markup/languages.ts'
import type { AuthoredText } from '../model.ts'
import { choiceGap, judgeGap, numbersOf, percent, typedGap } from './gaps.ts'
import { cdata, element, type Files, htmlOf, textElement } from './say.ts'

export interface MoodleBody {
  type: string
  /** HTML that stands for the text; undefined: the title does */
  html?: string
  /** elements behind the text */
  more: string
}

const told = (zh: string, en: string): AuthoredText => ({ zh, en })
const titleOf = ({ title, titleEn }: Question) => told(title, titleEn)
const none = '      <feedback format="html">\n        <text></text>\n      </feedback>\n'

const answer = (fraction: string, text: string, more = '') =>
  `    <answer fraction="${fraction}" format="plain_text">\n      <text>${cdata(text)}</text>\n${more}${none}    </answer>\n`

function choice({ options, type }: Question, files: Files): MoodleBody {
  const single = type.baseType === 'DANXUAN'
  const right = options.filter((option) => option.answer === true).length
  const fraction = (option: Option) => {
    if (option.answer === true) return single ? '100' : percent(1 / right)
    return single ? '0' : percent(-1 / Math.max(1, options.length - right))
  }
  const answers = options.map((option) =>
    textElement(
      'answer',
      told(option.content, option.contentEn),
      files,
      ` fraction="${fraction(option)}"`,
      none,
    ),
  )
  return {
    type: 'multichoice',
    more: [
      element('single', String(single)),
      element('shuffleanswers', 'true'),
      element('answernumbering', 'ABCD'),
      ...answers,
    ].join(''),
  }
}

/** Units that may be written or left out, as Moodle has them where it does not grade units. */
function unitsOf({ unit = [] }: Option): string {
  if (unit.length === 0) return ''
  const each = unit.map(
    (name) =>
      `      <unit>\n${element('multiplier', '1')}${element('unit_name', cdata(name))}      </unit>\n`,
  )
  return `    <units>\n${each.join('')}    </units>\n${element('unitgradingtype', '0')}${element('showunits', '3')}`
}

function oneBlank(option: Option): MoodleBody {
  const numbers = numbersOf(option)
  if (numbers) {
    const said = numbers.map(({ middle, tolerance }) =>
      answer('100', middle, `      <tolerance>${tolerance}</tolerance>\n`),
    )
    return { type: 'numerical', more: said.join('') + unitsOf(option) }
  }
  const star = (text: string) => text.replaceAll('*', '\\*')
  const said = [
    ...acceptedInMoodle(option).map((text) => answer('100', star(text))),
    ...(option.never ?? []).map((text) => answer('0', star(text))),
  ]
  return { type: 'shortanswer', more: element('usecase', '0') + said.join('') }
}

/** A text beside gaps: a brace of its own begins none. */
const beside = (html: string): string => html.replaceAll('{', '&#123;')

const division = (name: string, inside: string) => `<div class="${name}">${inside}</div>`

/** Gaps stand where the text has them; else, and in two languages, in a list below it. */
function blanks(question: Question): MoodleBody {
  const { title, titleEn, options } = question
  const html = beside(toHtml(title))
  const pieces = html.split('____')
  if (!titleEn && pieces.length === options.length + 1 && !/_{5,}/.test(html)) {
    const inline = pieces.map((piece, n) => piece + (options[n] ? typedGap(options[n]) : '')).join('')
    return { type: 'cloze', html: inline, more: '' }
  }
  const list = options.map((option, n) => `${n + 1}. ${typedGap(option)}`).join(' ')
  return {
    type: 'cloze',
    html: division(classOf.stem, beside(htmlOf(titleOf(question)))) + division(classOf.gaps, list),
    more: '',
  }
}

function matching({ options, children }: Question, files: Files): MoodleBody {
  const answerOf = ({ content, contentEn }: Option) =>
    bothLanguages({ zh: toPlain(content), en: contentEn && toPlain(contentEn) })
  const inside = (option: Option | undefined) =>
    `      <answer>\n        <text>${cdata(option ? answerOf(option) : '')}</text>\n      </answer>\n`
  const stems = children.map((child) =>
    textElement(
      'subquestion',
      titleOf(child),
      files,
      '',
      inside(options.find(({ id }) => id === child.answer)),
    ),
  )
  const unused = options
    .filter(({ id }) => !children.some((child) => child.answer === id))
    .map((option) => textElement('subquestion', told('', ''), files, '', inside(option)))
  return { type: 'matching', more: [element('shuffleanswers', 'true'), ...stems, ...unused].join('') }
}

/** Parts that can stand in one text with gaps. */
const inCloze = new Set(['DANXUAN', 'DUOXUAN', 'PANDUAN', 'TIANKONG'])

export const canSay = ({ type, children }: Question): boolean =>
  type.baseType !== 'BINGLI' || children.every((child) => inCloze.has(child.type.baseType))

function gapOf(child: Question): string {
  if (child.type.baseType === 'PANDUAN') return judgeGap(child)
  if (child.type.baseType === 'TIANKONG') return child.options.map(typedGap).join(' ')
  return choiceGap(child)
}

function caseStudy(question: Question): MoodleBody {
  const parts = question.children.map((child) => {
    const isJudge = child.type.baseType === 'PANDUAN'
    const gap = gapOf(child)
    const name = isJudge ? `${classOf.part} ${classOf.judge}` : classOf.part
    return division(name, `${beside(htmlOf(titleOf(child)))}<span class="${classOf.gaps}">${gap}</span>`)
  })
  return {
    type: 'cloze',
    html: division(classOf.stem, beside(htmlOf(titleOf(question)))) + parts.join(''),
    more: '',
  }
}

function essay({ showAnswer, showAnswerEn }: Question, files: Files): MoodleBody {
  const model = textElement('graderinfo', told(showAnswer, showAnswerEn), files)
  const plain = [
    element('responseformat', 'editor'),
    element('responserequired', '1'),
    element('responsefieldlines', '10'),
    element('attachments', '0'),
  ]
  return { type: 'essay', more: [...plain, model].join('') }
}

const truth = ({ panDuanAnswer }: Question): MoodleBody => ({
  type: 'truefalse',
  more: answer(panDuanAnswer ? '100' : '0', 'true') + answer(panDuanAnswer ? '0' : '100', 'false'),
})

/** The compiler asks for each kind; a kind that this build does not know is a description. @see canSay for what is only a copy then */
export function toMoodleBody(question: Question, files: Files): MoodleBody {
  switch (kindOf(question)) {
    case 'DANXUAN':
    case 'DUOXUAN':
      return choice(question, files)
    case 'PANDUAN':
      return truth(question)
    case 'TIANKONG': {
      const [only, ...more] = question.options
      return only && more.length === 0 ? oneBlank(only) : blanks(question)
    }
    case 'PEIWU':
      return matching(question, files)
    case 'BINGLI':
      return caseStudy(question)
    case 'WENDA':
      return essay(question, files)
    case 'OTHER':
      return { type: 'description', more: '' }
  }
}

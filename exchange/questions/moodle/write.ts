/** Questions as Moodle's XML, under their categories. */

import { escaped } from '../../../server/questions/markup.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { readRange } from '../../../src/rules/grading/range.ts'
import { holdsMarkup } from '../../../src/rules/words/markup.ts'
import { classOf } from '../convert/case.ts'
import { writeTags } from '../convert/tags.ts'
import type { AllShown } from '../specimens.ts'
import { type FileNote, fileNote } from '../texts.ts'
import { readableCopy } from './copy.ts'
import { gapAnswers } from './gaps.ts'
import { canSay, toMoodleBody } from './kinds.ts'
import { pathText } from './path.ts'
import { cdata, element, type Files, htmlElement, htmlOf, shortName, textElement } from './say.ts'

export interface MoodleQuestion {
  key: string
  /** names from the top, the subject first */
  path: readonly string[]
  question: Question
  /** the specimens that the question shows, for our own import: Moodle cannot show them */
  shown?: AllShown
}

/** @returns the file, and notes on the facts that it could not express */
export function writeMoodle(
  list: readonly MoodleQuestion[],
  files: Files,
): { xml: string; notes: FileNote[] } {
  const notes: FileNote[] = []
  let above = ''
  const parts = list.map(({ key, path, question, shown = { own: undefined, parts: [] } }) => {
    const category = `$course$/top/${pathText(path)}`
    const head = category === above ? '' : categoryElement(category)
    above = category
    notes.push(...unsaid(key, question))
    return head + questionElement(key, question, files, shown)
  })
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('')}</quiz>\n`, notes }
}

const categoryElement = (category: string): string =>
  `  <question type="category">\n    <category>\n      <text>${cdata(category)}</text>\n    </category>\n  </question>\n`

function questionElement(key: string, whole: Question, files: Files, shown: AllShown): string {
  const isCopy = !canSay(whole)
  const question = isCopy ? readableCopy(whole) : whole
  const { type, html, more } = toMoodleBody(question, files)
  const { title, titleEn } = question
  const tags = writeTags(question, shown, isCopy).map((tag) => `<tag><text>${cdata(tag)}</text></tag>`)
  return [
    `  <question type="${type}">\n`,
    `    <name>\n      <text>${shortName(title)}</text>\n    </name>\n`,
    html === undefined
      ? textElement('questiontext', { zh: title, en: titleEn }, files)
      : htmlElement('questiontext', html, files),
    analysisElement(question, files),
    type === 'cloze' ? '' : element('defaultgrade', '1'),
    element('penalty', '0.3333333'),
    element('hidden', '0'),
    element('idnumber', escaped(key)),
    more,
    tags.length > 0 ? element('tags', tags.join('')) : '',
    '  </question>\n',
  ].join('')
}

/** That of a case has its parts' own behind it, that of what only can be read its answer. */
function analysisElement(question: Question, files: Files): string {
  const { analysis, analysisEn, showAnswer, showAnswerEn, type, children } = question
  const own = { zh: analysis, en: analysisEn }
  if (type.baseType === 'OTHER' && showAnswer !== '') {
    const answer = htmlOf({ zh: showAnswer, en: showAnswerEn })
    return htmlElement(
      'generalfeedback',
      `${htmlOf(own)}<div class="${classOf.answer}">${answer}</div>`,
      files,
    )
  }
  if (!children.some((child) => child.analysis)) return textElement('generalfeedback', own, files)
  const parts = children.map((child) => {
    const html = htmlOf({ zh: child.analysis, en: child.analysisEn })
    return `<div class="${classOf.analysis}">${html}</div>`
  })
  return htmlElement('generalfeedback', htmlOf(own) + parts.join(''), files)
}

function unsaid(key: string, question: Question): FileNote[] {
  const { specimenId, options, children, type } = question
  const hasPicture = specimenId !== null || children.some((child) => child.specimenId !== null)
  const isMixed = options.some((option) => {
    const texts = gapAnswers(option)
    const ranges = texts.filter((text) => readRange(text)).length
    return ranges > 0 && ranges < texts.length
  })
  const isRich = type.baseType === 'PEIWU' && options.some(({ content }) => holdsMarkup(content))
  return [
    ...(hasPicture ? [fileNote('cannotSaySpecimen', key)] : []),
    ...(canSay(question) ? [] : [fileNote('cannotSayCase', key)]),
    ...(type.baseType === 'OTHER' ? [fileNote('cannotSayKind', key, type.name)] : []),
    ...(isMixed ? [fileNote('cannotSayRange', key)] : []),
    ...(isRich ? [fileNote('cannotSayMarkup', key)] : []),
  ]
}

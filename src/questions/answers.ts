import type { AnyQuestion } from '../contract/questions.ts'
import { readParts } from '../rules/kinds/caseStudy.ts'
import { namesToShow, readBlanks } from '../rules/kinds/fill.ts'
import { kindOf } from '../rules/kinds/index.ts'
import { stems } from '../rules/kinds/matching.ts'
import { readChoices } from '../rules/kinds/multiple.ts'
import { letterOf } from '../rules/kinds/optionText.ts'
import { readTruth } from '../rules/kinds/trueFalse.ts'

interface Answers {
  right: string
  own: string
}

/** The letters of the right and the chosen options. */
function letters(question: AnyQuestion, content: string): Answers {
  const chosen = readChoices(content) ?? []
  const named = (which: (id: number, right: boolean) => boolean) =>
    question.options
      .map((option, place) => (which(option.id, option.answer === true) ? letterOf(place) : ''))
      .join('')
  return { right: named((_, right) => right), own: named((id) => chosen.includes(id)) || '—' }
}

/** A statement's, too: “your answer: wrong” would read as a verdict. */
const truthLetter = (said: boolean | null) => (said === null ? '—' : letterOf(said ? 0 : 1))

/** The right answer beside one's own in letters, or null where the inputs already show both. */
export function answersOf(question: AnyQuestion, content: string): Answers | null {
  const kind = kindOf(question)
  if (kind === 'PANDUAN') {
    return { right: truthLetter(question.panDuanAnswer), own: truthLetter(readTruth(content)) }
  }
  return kind === 'DANXUAN' || kind === 'DUOXUAN' ? letters(question, content) : null
}

/**
 * Right answer of a question of any kind, as far as the question says it: letters, accepted names, a truth.
 * @param whole the question that it is a part of: its answer may name one of the options there
 * @param truth the word for the right truth of a statement
 */
export function rightAnswer({ options, answer }: AnyQuestion, whole: AnyQuestion, truth = ''): string {
  const named = whole.options.findIndex(({ id }) => id === answer)
  const chosen = options.flatMap((option, place) => (option.answer === true ? letterOf(place) : [])).join('')
  const written = options.flatMap((option) =>
    Array.isArray(option.answer) ? namesToShow(option.answer).join(' / ') : [],
  )
  return [named < 0 ? '' : letterOf(named), chosen, ...written, truth]
    .filter((text) => text !== '')
    .join(' · ')
}

/** The stems that were matched wrongly, with what they were matched to: 1→B 2→A. */
const mismatches = (question: AnyQuestion, content: string): string =>
  stems(question, content)
    .flatMap(({ chosen, right }, stem) => {
      const place = question.options.findIndex(({ id }) => id === chosen)
      return right || place < 0 ? [] : [`${stem + 1}→${letterOf(place)}`]
    })
    .join(' ')

/** The words for what is said to one of several, counted from 1. */
export interface InPlace {
  part(place: number, said: string): string
  blank(place: number, said: string): string
}

/** Texts in the blanks; if only some are filled, each with the number of its blank. */
function filled({ anyOrder }: AnyQuestion, content: string, { blank }: InPlace): string {
  const texts = readBlanks(content) ?? []
  if (texts.every((text) => text !== '')) return texts.join(' / ')
  return texts.flatMap((text, at) => (text === '' ? [] : [anyOrder ? text : blank(at + 1, text)])).join(' / ')
}

/**
 * Answer of a person as a word or letters (of a matching: its wrong pairs); empty for kinds whose answers are no word.
 */
export function saidBy(question: AnyQuestion, content: string, inPlace: InPlace): string {
  const answers = answersOf(question, content)
  if (content === '') return ''
  if (answers) return answers.own === '—' ? '' : answers.own
  switch (kindOf(question)) {
    case 'PEIWU':
      return mismatches(question, content)
    case 'TIANKONG':
      return filled(question, content, inPlace)
    case 'BINGLI': {
      const parts = readParts(content)
      return question.children
        .flatMap((child, at) => {
          const said = saidBy(child, parts?.get(child.id) ?? '', inPlace)
          return said === '' ? [] : [inPlace.part(at + 1, said)]
        })
        .join(' ')
    }
    // those in letters are told above
    case 'DANXUAN':
    case 'DUOXUAN':
    case 'PANDUAN':
    case 'WENDA':
    case 'OTHER':
      return ''
  }
}

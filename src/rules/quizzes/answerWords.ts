/** A stored answer as people read it, by the kind of its question. Pure. */
import type { Question } from '../../contract/questions.ts'
import { readParts } from '../kinds/caseStudy.ts'
import { readBlanks } from '../kinds/fill.ts'
import { kindOf } from '../kinds/index.ts'
import { readPairs } from '../kinds/matching.ts'
import { readChoices } from '../kinds/multiple.ts'
import { readShort } from '../kinds/shortAnswer.ts'
import { readTruth } from '../kinds/trueFalse.ts'

export type PickName = (zh: string, en: string) => string

export interface TruthWords {
  right: string
  wrong: string
}

export const letterOf = (index: number): string => String.fromCharCode(65 + index)

function optionWords({ options }: Question, id: number, pick: PickName): string {
  const index = options.findIndex((option) => option.id === id)
  const option = options[index]
  return option ? `${letterOf(index)}. ${pick(option.content, option.contentEn)}` : '?'
}

/** @returns empty where nothing was answered */
export function answerWords(question: Question, content: string, pick: PickName, truth: TruthWords): string {
  if (content === '') return ''
  switch (kindOf(question)) {
    case 'DANXUAN':
    case 'DUOXUAN':
      return (readChoices(content) ?? []).map((id) => optionWords(question, id, pick)).join('; ')
    case 'PANDUAN':
      return readTruth(content) ? truth.right : truth.wrong
    case 'TIANKONG':
      return (readBlanks(content) ?? []).map((text, index) => `(${index + 1}) ${text}`).join('  ')
    case 'WENDA':
      return readShort(content)?.text ?? content
    case 'PEIWU':
      return pairsWords(question, content, pick)
    case 'BINGLI':
      return partsWords(question, content, pick, truth)
    case 'OTHER':
      return content
  }
}

/** Stems by their place, as the screen numbers them. */
function pairsWords(question: Question, content: string, pick: PickName): string {
  const pairs = readPairs(content)
  return question.children
    .flatMap(({ id }, index) => {
      const option = pairs?.get(id)
      return option === undefined ? [] : [`${index + 1} → ${optionWords(question, option, pick)}`]
    })
    .join('; ')
}

function partsWords(question: Question, content: string, pick: PickName, truth: TruthWords): string {
  const parts = readParts(content)
  if (!parts) return content
  return question.children
    .map(
      (child, index) => `(${index + 1}) ${answerWords(child, parts.get(child.id) ?? '', pick, truth) || '–'}`,
    )
    .join('\n')
}

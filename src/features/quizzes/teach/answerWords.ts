/** A stored answer as people read it, by the kind of its question. Pure. */
import type { Question } from '../../../contract/questions.ts'
import { readParts } from '../../../rules/kinds/caseStudy.ts'
import { readBlanks } from '../../../rules/kinds/fill.ts'
import { kindOf } from '../../../rules/kinds/index.ts'
import { readPairs } from '../../../rules/kinds/matching.ts'
import { readChoices } from '../../../rules/kinds/multiple.ts'
import { readShort } from '../../../rules/kinds/shortAnswer.ts'
import { readTruth } from '../../../rules/kinds/trueFalse.ts'

export type PickName = (zh: string, en: string) => string

export interface TruthWords {
  right: string
  wrong: string
}

export const letterOf = (index: number): string => String.fromCharCode(65 + index)

function optionWords({ options }: Question, id: number, pick: PickName): string {
  const index = options.findIndex((option) => option.id === id)
  const option = options[index]
  return option ? `${letterOf(index)} ${pick(option.content, option.contentEn)}` : '?'
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
      return [...(readPairs(content) ?? [])]
        .map(([stem, option]) => `${stem} → ${optionWords(question, option, pick)}`)
        .join('; ')
    case 'BINGLI':
      return partsWords(question, content, pick, truth)
    case 'OTHER':
      return content
  }
}

function partsWords(question: Question, content: string, pick: PickName, truth: TruthWords): string {
  const parts = readParts(content)
  if (!parts) return content
  return question.children
    .map((child) => `(${child.id}) ${answerWords(child, parts.get(child.id) ?? '', pick, truth) || '–'}`)
    .join('\n')
}

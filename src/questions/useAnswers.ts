import { useLingui } from '@lingui/react/macro'
import type { AnyQuestion } from '../contract/questions.ts'
import { readBlanks } from '../rules/grading/fill.ts'
import { kindOf } from '../rules/grading/index.ts'
import { readChoices } from '../rules/grading/multiple.ts'
import { readTruth } from '../rules/grading/trueFalse.ts'
import { letter } from './letter.ts'

interface Answers {
  right: string
  own: string
}

/** The letters of the right and the chosen options, for the kinds that have some. */
export function letters(question: AnyQuestion, content: string): Answers {
  const chosen = readChoices(content) ?? []
  const named = (which: (id: number, right: boolean) => boolean) =>
    question.options
      .map((option, place) => (which(option.id, option.answer === true) ? letter(place) : ''))
      .join('')
  return { right: named((_, right) => right), own: named((id) => chosen.includes(id)) || '—' }
}

/** The right answer beside one's own in a word, or null where the inputs already show both. */
export function useAnswers(question: AnyQuestion, content: string): Answers | null {
  const { t } = useLingui()
  const word = (said: boolean | null) => (said === null ? '—' : said ? t`正确` : t`错误`)
  const kind = kindOf(question)
  if (kind === 'PANDUAN') return { right: word(question.panDuanAnswer), own: word(readTruth(content)) }
  return kind === 'DANXUAN' || kind === 'DUOXUAN' ? letters(question, content) : null
}

/** What an answer says, in a word; empty for kinds whose answers are no word. */
export function useSaid(question: AnyQuestion, content: string): string {
  const answers = useAnswers(question, content)
  if (content === '') return ''
  if (answers) return answers.own === '—' ? '' : answers.own
  return kindOf(question) === 'TIANKONG' ? (readBlanks(content) ?? []).join(' / ') : ''
}

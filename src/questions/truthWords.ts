import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { TruthWords } from '../rules/kinds/optionText.ts'

const right = msg({ message: '对', context: 'statement' })
const wrong = msg({ message: '错', context: 'statement' })

/** Words for the truth of a statement. Not 正确 and 错误: beside the word of a verdict those would be read as one. */
export const truthWords = [
  { value: true, text: right },
  { value: false, text: wrong },
]

/** The same, in the language of the screen. */
export function useTruthWords(): TruthWords {
  const { i18n } = useLingui()
  return { right: i18n._(right), wrong: i18n._(wrong) }
}

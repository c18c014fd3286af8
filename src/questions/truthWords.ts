import { msg } from '@lingui/core/macro'

/** Words for the truth of a statement. Not 正确 and 错误: beside the word of a verdict those would be read as one. */
export const truthWords = [
  { value: true, text: msg({ message: '对', context: 'statement' }) },
  { value: false, text: msg({ message: '错', context: 'statement' }) },
]

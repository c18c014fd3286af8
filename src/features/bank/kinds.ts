import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BaseType } from '../../contract/questions.ts'

/** The kinds that the bank can be narrowed to, in the order of an exam paper. */
export const questionKindNames: Record<BaseType, MessageDescriptor> = {
  DANXUAN: msg`单选`,
  DUOXUAN: msg`多选`,
  PANDUAN: msg`判断`,
  TIANKONG: msg`填空`,
  WENDA: msg`问答`,
  PEIWU: msg`配伍`,
  BINGLI: msg`病例分析`,
  OTHER: msg`其他`,
}

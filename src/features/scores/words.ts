import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GradePart, ScoreStatus } from '../../contract/score.ts'

export const partNames: Record<GradePart, MessageDescriptor> = {
  experiment: msg`实验`,
  homework: msg`作业`,
  quiz: msg`测验`,
  exam: msg`考试`,
}

export const statusNames: Record<ScoreStatus, MessageDescriptor> = {
  normal: msg`正常`,
  deferred: msg`缓考`,
  absent: msg`缺考`,
  exempt: msg`免修`,
  cheated: msg`违纪`,
  resit: msg`补考`,
}

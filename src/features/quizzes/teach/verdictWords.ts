import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnswerVerdict } from '../../../contract/quizzes/quiz.ts'
import type { QuizTimelineRow } from '../../../contract/quizzes/quizTeaching.ts'
import type { TagTone } from '../../../ui/Tag.tsx'

export const verdictNames: Record<AnswerVerdict, MessageDescriptor> = {
  onTime: msg`按时`,
  late: msg`超时`,
  notHolder: msg`非当前设备`,
  undecided: msg`待认定`,
}

export const verdictTones: Record<AnswerVerdict, TagTone> = {
  onTime: 'ok',
  late: 'bad',
  notHolder: 'neutral',
  undecided: 'warn',
}

export const reasonNames: Record<NonNullable<QuizTimelineRow['reason']>, MessageDescriptor> = {
  sealed: msg`密封试卷`,
  clock: msg`设备时间自相矛盾`,
  end: msg`间隔跨过结束时间`,
  takeOver: msg`间隔跨过换设备的时间`,
  chain: msg`记录不完整`,
}

/** Words for the events of an attempt; kinds that are not listed are shown by their name. */
export const eventNames: Record<string, MessageDescriptor> = {
  started: msg`开始作答`,
  takenOver: msg`换设备`,
  takeOverAllowed: msg`允许换设备`,
  extended: msg`加时`,
  wentOffline: msg`断网`,
  cameBack: msg`恢复网络`,
  hidden: msg`页面不在前台`,
  shown: msg`回到页面`,
  clockChanged: msg`设备时钟改变`,
  witnessed: msg`现场见证`,
  keyShown: msg`取口令`,
  keyGiven: msg`设备从服务取得口令`,
  startedSealed: msg`从密封试卷开始`,
  sealOpened: msg`打开密封试卷`,
  presence: msg`确认现场监督`,
  submitted: msg`交卷`,
  ended: msg`收卷或到点`,
  reopened: msg`退回继续作答`,
  reason: msg`原因`,
  decided: msg`认定`,
  imported: msg`导入作答文件`,
}

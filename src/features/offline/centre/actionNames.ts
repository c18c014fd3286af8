import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Action } from '../../../outbox/actions.ts'

/** What a person calls the things that wait. */
const names: Record<Action, MessageDescriptor> = {
  'chapter.submit': msg`练习作答`,
  'chapter.clear': msg`重新开始练习`,
  'wrong.add': msg`加入错题本`,
  'wrong.submit': msg`错题本作答`,
  'wrong.clear': msg`重新开始错题练习`,
  'wrong.move': msg`移动错题`,
  'wrong.takeBack': msg`考试中算对的一站`,
  'wrong.remove': msg`移出错题本`,
  'wrong.catalogInsert': msg`新建错题目录`,
  'wrong.catalogUpdate': msg`重命名错题目录`,
  'wrong.catalogDelete': msg`删除错题目录`,
  'collection.collect': msg`收藏题目`,
  'collection.submit': msg`收藏题作答`,
  'collection.clear': msg`重新开始收藏练习`,
  'collection.move': msg`移动收藏题`,
  'collection.remove': msg`取消收藏题目`,
  'collection.catalogInsert': msg`新建收藏目录`,
  'collection.catalogUpdate': msg`重命名收藏目录`,
  'collection.catalogDelete': msg`删除收藏目录`,
  'question.own': msg`自己出的题`,
  'question.note': msg`题目笔记`,
  'question.report': msg`题目纠错`,
  'review.log': msg`复习记录`,
  'exam.answers': msg`标本考试的作答`,
  'practice.setting': msg`练习设置`,
  'announcement.read': msg`公告已读`,
  'announcement.readAll': msg`公告全部已读`,
  'message.read': msg`消息已读`,
  'message.readAll': msg`消息全部已读`,
  'user.language': msg`语言设置`,
  'specimen.collect': msg`收藏标本`,
  'specimen.uncollect': msg`取消收藏标本`,
  'specimen.uncollectBatch': msg`批量取消收藏`,
  'specimen.deleteBatch': msg`删除标本`,
  'subject.collect': msg`收藏学科`,
  'subject.uncollect': msg`取消收藏学科`,
  'mark.save': msg`个人标注`,
  'mark.delete': msg`删除个人标注`,
}

/** A row that only a newer build knows is named all the same. */
export const actionName = (call: string): MessageDescriptor =>
  Object.hasOwn(names, call) ? names[call as Action] : msg`其他操作`

/** How many wait of each kind, the most first. */
export function countByAction(rows: readonly { call: string }[]): [call: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { call } of rows) counts.set(call, (counts.get(call) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

/** The titles under which the sync centre lists what waits. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookName } from '../../contract/questions.ts'

export interface Group {
  /** Rows with the same key stand under one title. */
  key: string
  title: MessageDescriptor
  /** The chapter whose name is the title, where this device knows it. */
  chapterId?: number
}

export const groups = {
  notices: { key: 'notices', title: msg`公告与消息` },
  favourites: { key: 'favourites', title: msg`收藏的标本、学科与课程` },
  study: { key: 'study', title: msg`课件学习` },
  specimens: { key: 'specimens', title: msg`标本` },
  marks: { key: 'marks', title: msg`标本上的标注` },
  practice: { key: 'practice', title: msg`笔记、纠错与复习` },
  exam: { key: 'exam', title: msg`标本考试` },
  quizzes: { key: 'quizzes', title: msg`测验` },
  assignments: { key: 'assignments', title: msg`作业` },
  settings: { key: 'settings', title: msg`设置` },
  wrong: { key: 'wrong', title: msg`错题本` },
  collection: { key: 'collection', title: msg`题目收藏` },
} as const satisfies Record<string, Group>

/** Rows that only a newer build knows. */
export const otherGroup: Group = { key: 'other', title: msg`其他` }

export const bookGroup = (book: BookName): Group => groups[book]

export const chapterGroup = (chapterId: number): Group => ({
  key: `chapter:${chapterId}`,
  title: msg`章节练习`,
  chapterId,
})

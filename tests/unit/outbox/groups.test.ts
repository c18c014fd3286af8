/** Under which title the sync centre lists what waits. */
import { expect, test } from 'vitest'
import { actions, groupOf } from '../../../src/outbox/actions/index.ts'

const chapters = '章节练习'
const wrong = '错题本'
const collection = '题目收藏'
const practice = '笔记、纠错与复习'
const favourites = '收藏的标本、学科与课程'
const marks = '标本上的标注'
const notices = '公告与消息'
const settings = '设置'
const study = '课件学习'
const quizzes = '测验'
const assignments = '作业'

const titles: Record<string, string> = {
  'chapter.submit': chapters,
  'chapter.clear': chapters,
  'wrong.add': wrong,
  'wrong.takeBack': wrong,
  'wrong.submit': wrong,
  'wrong.clear': wrong,
  'wrong.move': wrong,
  'wrong.remove': wrong,
  'wrong.catalogInsert': wrong,
  'wrong.catalogUpdate': wrong,
  'wrong.catalogDelete': wrong,
  'collection.collect': collection,
  'collection.submit': collection,
  'collection.clear': collection,
  'collection.move': collection,
  'collection.remove': collection,
  'collection.catalogInsert': collection,
  'collection.catalogUpdate': collection,
  'collection.catalogDelete': collection,
  'question.own': collection,
  'question.note': practice,
  'question.report': practice,
  'review.log': practice,
  'exam.answers': '标本考试',
  'practice.setting': settings,
  'announcement.read': notices,
  'announcement.readAll': notices,
  'message.read': notices,
  'message.readAll': notices,
  'user.language': settings,
  'user.gender': settings,
  'notice.settings': settings,
  'specimen.collect': favourites,
  'specimen.uncollect': favourites,
  'specimen.uncollectBatch': favourites,
  'specimen.deleteBatch': '标本',
  'subject.collect': favourites,
  'subject.uncollect': favourites,
  'mark.save': marks,
  'mark.delete': marks,
  'course.collect': favourites,
  'course.uncollect': favourites,
  'course.uncollectBatch': favourites,
  'courseware.progress': study,
  'courseware.react': study,
  'record.update': study,
  'quiz.submit': quizzes,
  'quiz.handIn': quizzes,
  'quiz.flag': quizzes,
  'quiz.flagRemove': quizzes,
  'quiz.seen': quizzes,
  'quiz.witness': quizzes,
  'assignment.announce': assignments,
  'assignment.submit': assignments,
  'assignment.seen': assignments,
  'assignment.photo': assignments,
  'assignment.score': assignments,
  'file.upload': assignments,
  'quiz.grade': quizzes,
}

const input = { catalogId: 12, questionId: 304, book: 'collection' }

test.each(Object.keys(actions))('O03 %s stands under its own title in the sync centre', (call) => {
  expect(groupOf({ call, input }).title.message).toBe(titles[call])
})

test('O03 a question of one’s own stands under the book that it enters', () => {
  const title = (book: string) => groupOf({ call: 'question.own', input: { book } }).title.message
  expect([title('wrong'), title('collection')]).toEqual([wrong, collection])
})

test('O03 each chapter is a group of its own, all favourites are one', () => {
  const key = (call: string, more: object) => groupOf({ call, input: { ...input, ...more } }).key
  expect(key('chapter.submit', { catalogId: 12 })).toBe(key('chapter.clear', { catalogId: 12 }))
  expect(key('chapter.submit', { catalogId: 12 })).not.toBe(key('chapter.submit', { catalogId: 13 }))
  expect(key('specimen.collect', { specimenId: 1 })).toBe(key('subject.collect', { subjectId: 2 }))
})

test('O03 what a newer build queued stands under 其他', () => {
  expect(groupOf({ call: 'from.tomorrow', input: {} }).title.message).toBe('其他')
  expect(groupOf({ call: 'toString', input: {} }).title.message).toBe('其他')
})

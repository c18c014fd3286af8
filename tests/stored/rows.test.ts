import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { QueueRow } from '../../src/device/stored.ts'
import { actionOf, actions } from '../../src/outbox/actions/index.ts'
import { requestOf } from '../../src/outbox/entry.ts'

const rowsIn = (name: string): QueueRow[] =>
  (JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as { rows: QueueRow[] }).rows

/** Builds left these in queues, one file for each build that brought new actions: never change what stands there. */
const rows = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.json') && !name.startsWith('queue-'))
  .flatMap(rowsIn)

const sent: Record<string, [path: string, carries: 'query' | 'body']> = {
  'specimen.collect': ['/dh-specimen/collect/collectSpecimen', 'query'],
  'specimen.uncollect': ['/dh-specimen/collect/cancelCollectSpecimen', 'query'],
  'specimen.uncollectBatch': ['/dh-specimen/collect/specimen/cancelBatch', 'body'],
  'subject.collect': ['/dh-specimen/collect/collectSubject', 'query'],
  'subject.uncollect': ['/dh-specimen/collect/cancelCollectSubject', 'query'],
  'specimen.deleteBatch': ['/dh-specimen/specimen/deleteBatch', 'body'],
  'mark.save': ['/dh-specimen/mark/personal/save', 'body'],
  'mark.delete': ['/dh-specimen/mark/personal/delete', 'body'],
  'wrong.takeBack': ['/dh-questionbank/practise/wrong/takeBack', 'body'],
  'wrong.clear': ['/dh-questionbank/practise/wrong/clear', 'body'],
  'wrong.move': ['/dh-questionbank/practise/wrong/move', 'body'],
  'wrong.remove': ['/dh-questionbank/practise/wrong/remove', 'body'],
  'wrong.catalogUpdate': ['/dh-questionbank/practise/wrong/catalog/update', 'body'],
  'wrong.catalogDelete': ['/dh-questionbank/practise/wrong/catalog/delete', 'body'],
  'collection.collect': ['/dh-questionbank/practise/collection/collect', 'body'],
  'collection.submit': ['/dh-questionbank/practise/collection/submit', 'body'],
  'collection.clear': ['/dh-questionbank/practise/collection/clear', 'body'],
  'collection.move': ['/dh-questionbank/practise/collection/move', 'body'],
  'collection.remove': ['/dh-questionbank/practise/collection/remove', 'body'],
  'collection.catalogInsert': ['/dh-questionbank/practise/collection/catalog/insert', 'body'],
  'collection.catalogUpdate': ['/dh-questionbank/practise/collection/catalog/update', 'body'],
  'collection.catalogDelete': ['/dh-questionbank/practise/collection/catalog/delete', 'body'],
  'exam.answers': ['/dh-questionbank/practise/exam/save', 'body'],
  'practice.setting': ['/dh-questionbank/practise/setting', 'body'],
  'announcement.readAll': ['/dh-notify/announcement/readAll', 'body'],
  'message.read': ['/dh-notify/message/read', 'body'],
  'course.collect': ['/dh-teaching/course/collection/insert', 'query'],
  'course.uncollect': ['/dh-teaching/course/collection/delete', 'body'],
  'course.uncollectBatch': ['/dh-teaching/course/collection/cancelBatch', 'body'],
  'courseware.progress': ['/dh-courseware/courseware/updateViewProgress', 'body'],
  'courseware.react': ['/dh-teaching/courseware/react', 'body'],
  'record.update': ['/dh-teaching/record/update', 'body'],
  'user.gender': ['/dh-usercenter/user/gender', 'body'],
  'notice.settings': ['/dh-notify/setting', 'body'],
  'quiz.submit': ['/dh-teaching/quiz/submit', 'body'],
  'quiz.flag': ['/dh-teaching/quiz/flag', 'body'],
  'quiz.flagRemove': ['/dh-teaching/quiz/flag/remove', 'body'],
  'quiz.handIn': ['/dh-teaching/quiz/submit/all', 'body'],
  'quiz.seen': ['/dh-teaching/quiz/watch/read', 'body'],
  'assignment.announce': ['/dh-teaching/practise/announce', 'body'],
  'assignment.submit': ['/dh-teaching/practise/submit/insert', 'body'],
  'assignment.seen': ['/dh-teaching/practise/seen', 'body'],
  'assignment.photo': ['/dh-teaching/practise/photo', 'body'],
  'assignment.score': ['/dh-teaching/practise/score', 'body'],
  'quiz.grade': ['/dh-teaching/quiz/grade', 'body'],
  'quiz.witness': ['/dh-teaching/quiz/witness', 'body'],
  'file.upload': ['/dh-usercenter/file/whole', 'body'],
}

describe('what a build left waiting', () => {
  test.each(rows.map((row) => [row.call, row] as const))('F25 %s is sent as it was meant', (call, row) => {
    const [path = '', carries = 'body'] = sent[call] ?? []
    expect(requestOf(row)).toEqual({ method: 'POST', path, [carries]: row.input, key: row.id })
  })

  test.each(rows.map((row) => [row.call, row] as const))(
    '%s is still what the service takes',
    (call, row) => {
      const { params } = actionOf(call)?.send ?? {}
      expect(v.safeParse(v.object(params ?? {}), row.input)).toMatchObject({
        success: true,
        output: row.input,
      })
    },
  )

  test('F25 a sample of every action is kept', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'))
    const kept = new Set(files.flatMap(rowsIn).map(({ call }) => call))
    expect(Object.keys(actions).filter((name) => !kept.has(name))).toEqual([])
  })
})

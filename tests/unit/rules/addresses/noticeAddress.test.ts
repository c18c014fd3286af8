import { expect, test } from 'vitest'
import { bankAddress } from '../../../../src/rules/addresses/bankAddress.ts'
import {
  announcingExam,
  examAddress,
  markAddress,
  readNoticeAddress,
} from '../../../../src/rules/addresses/noticeAddress.ts'

test.each([
  [bankAddress(7, 3), { kind: 'question', question: 7, chapter: 3 }],
  [markAddress(7, 9), { kind: 'mark', specimen: 7, mark: 9 }],
  [examAddress({ subject: null, stations: 40 }), { kind: 'exam', subject: null, stations: 40 }],
  [examAddress({ subject: 12, stations: 20 }), { kind: 'exam', subject: 12, stations: 20 }],
])('the last line %s of a notice leads there and is not read', (address, to) => {
  expect(readNoticeAddress(`第一行\n${address}`)).toEqual({ text: '第一行', to })
})

test('what is no place of the app, or stands elsewhere, stays text', () => {
  for (const text of [
    '看 /exercise/exam?all=1&stations=40 这里',
    'a\nhttps://x.org/exercise/exam',
    'a\n/set',
  ])
    expect(readNoticeAddress(text)).toEqual({ text })
})

test('a text announces an exam by its last line unless it is empty', () => {
  const exam = { subject: 3, stations: 30 }
  const text = announcingExam('周五考试。\n\n', exam)
  expect(readNoticeAddress(text)).toEqual({ text: '周五考试。', to: { kind: 'exam', ...exam } })
  expect(announcingExam(' ', exam)).toBe(' ')
})

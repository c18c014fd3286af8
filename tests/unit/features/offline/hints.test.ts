import { expect, test } from 'vitest'
import { actionName, countByAction } from '../../../../src/features/offline/centre/actionNames.ts'
import { hintOf } from '../../../../src/features/offline/hints.ts'
import { actions } from '../../../../src/outbox/actions/index.ts'
import { bytesText } from '../../../../src/ui/bytes.ts'

const plain = { inApp: false, obstacle: null, installed: false, ios: false, prompt: false, shared: false }

test('O01 the one hint is the one that helps most on this device', () => {
  expect(hintOf(plain)).toBeNull()
  expect(hintOf({ ...plain, prompt: true })).toBe('install')
  expect(hintOf({ ...plain, ios: true })).toBe('ios')
  expect(hintOf({ ...plain, obstacle: 'insecure', prompt: true })).toBe('insecure')
  expect(hintOf({ ...plain, obstacle: 'forbidden', ios: true })).toBe('forbidden')
  expect(hintOf({ ...plain, inApp: true, obstacle: 'inApp', ios: true })).toBe('inApp')
  expect(hintOf({ ...plain, obstacle: 'unsupported' })).toBeNull()
  expect(hintOf({ ...plain, shared: true, prompt: true, ios: true })).toBeNull()
})

test('an app that stands on the home screen asks for nothing', () => {
  expect(hintOf({ ...plain, installed: true, ios: true, prompt: true, inApp: true })).toBeNull()
})

test('O03 everything that can wait has a name, even what a newer build queued', () => {
  const nameOf = (call: string) => actionName({ call, input: {} }).id
  const other = nameOf('from.tomorrow')
  for (const call of Object.keys(actions)) expect(nameOf(call)).not.toBe(other)
  expect(nameOf('toString')).toBe(other)
})

test('O03 a structure missed in an exam is not called a question of one’s own', () => {
  const madeFor = (book: string) => actionName({ call: 'question.own', input: { book } }).message
  expect([madeFor('wrong'), madeFor('collection')]).toEqual(['没认出的结构', '自己出的题'])
})

test('what waits is counted by kind, the most first', () => {
  const rows = ['message.read', 'chapter.submit', 'chapter.submit'].map((call) => ({ call, input: {} }))
  expect(countByAction(rows).map(({ name, count }) => [name.message, count])).toEqual([
    ['练习作答', 2],
    ['消息已读', 1],
  ])
})

test('space is told with its unit', () => {
  expect(bytesText(0, 'en')).toBe('0 bytes')
  expect(bytesText(186_000_000, 'en')).toBe('186 MB')
  expect(bytesText(1_500_000, 'en')).toBe('1.5 MB')
  expect(bytesText(186_000_000, 'zh')).toContain('186')
})

import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { KeptReply, Receipt } from '../../../../src/device/stored.ts'
import { needless, pruneReceipts } from '../../../../src/queries/engine/prune.ts'

const receipt = (n: number, catalogId: number, questionId: number, correct = true): Receipt => ({
  n,
  seq: n,
  id: `${n}`,
  call: 'chapter.submit',
  input: { catalogId, questionId, paperId: 'p', content: '1' },
  lane: `chapter:${catalogId}`,
  subject: `question:${questionId}`,
  madeAt: 0,
  receivedAt: 0,
  reply: { correct },
  local: { correct: true, submitted: 1, corrected: 1 },
})
const bundle = (catalogId: number, asOf: number): KeptReply => ({
  hash: `${catalogId}`,
  key: ['zh', '/dh-questionbank/practise/chapter/bundle', { catalogId }],
  data: { reply: {}, asOf },
  at: 0,
})

describe('a receipt is kept as long as a kept reply may not know of it', () => {
  test('one chapter’s old reply does not hold another’s receipts', () => {
    const receipts = [receipt(1, 10, 1), receipt(2, 10, 2), receipt(3, 11, 3)]
    expect(needless(receipts, [bundle(10, 1), bundle(11, 3)])).toEqual([1, 3])
    expect(needless(receipts, [])).toEqual([1, 2, 3])
  })

  test('a list’s oldest page counts', () => {
    const read: Receipt = { ...receipt(5, 0, 0), call: 'announcement.read', input: { id: 3 } }
    const pages: KeptReply = {
      hash: 'l',
      key: ['zh', '/dh-notify/announcement/page', { pageSize: 20 }, 'pages'],
      data: { pages: [{ asOf: 9 }, { asOf: 4 }], pageParams: [1, 2] },
      at: 0,
    }
    expect(needless([read], [pages])).toEqual([])
  })

  test('a verdict that the service changed is told until the question is answered again', () => {
    expect(needless([receipt(1, 10, 1, false)], [])).toEqual([])
    expect(needless([receipt(1, 10, 1, false), receipt(2, 10, 1)], [])).toEqual([1, 2])
    const inBook: Receipt = { ...receipt(3, 10, 1, false), call: 'wrong.submit' }
    expect(needless([inBook], [])).toEqual([])
  })
})

test('S34 the latest receipts stay even where no reply needs them', async () => {
  const all = Array.from({ length: 250 }, (_, at) => receipt(at + 1, 10, at + 1))
  const gone: number[] = []
  await pruneReceipts(1, all, async (ns) => void gone.push(...ns))
  expect(gone).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
})

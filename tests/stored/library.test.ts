import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { QueueRow } from '../../src/device/stored.ts'
import { actionOf } from '../../src/outbox/actions.ts'
import { requestOf } from '../../src/outbox/entry.ts'

/** What the first build with a library left in queues: never change what stands there. */
const { rows } = JSON.parse(readFileSync(new URL('library-v1.json', import.meta.url), 'utf8')) as {
  rows: QueueRow[]
}

const sent: Record<string, [path: string, carries: 'query' | 'body']> = {
  'specimen.collect': ['/dh-specimen/collect/collectSpecimen', 'query'],
  'specimen.uncollect': ['/dh-specimen/collect/cancelCollectSpecimen', 'query'],
  'specimen.uncollectBatch': ['/dh-specimen/collect/specimen/cancelBatch', 'body'],
  'subject.collect': ['/dh-specimen/collect/collectSubject', 'query'],
  'subject.uncollect': ['/dh-specimen/collect/cancelCollectSubject', 'query'],
  'specimen.deleteBatch': ['/dh-specimen/specimen/deleteBatch', 'body'],
  'mark.save': ['/dh-specimen/mark/personal/save', 'body'],
  'mark.delete': ['/dh-specimen/mark/personal/delete', 'body'],
}

describe('what the library’s first build left waiting', () => {
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
})

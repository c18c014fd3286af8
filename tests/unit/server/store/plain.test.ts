import { expect, test } from 'vitest'
import { readsOnly } from '../../../../server/store/dialect/plain.ts'

test('the first word of plain SQL says whether it only reads', () => {
  expect(readsOnly('select "id" from "account"')).toBe(true)
  for (const sql of [
    'insert into "account" ("id") values (1)',
    'update "account" set "id" = 1',
    'delete from "a"',
  ])
    expect(readsOnly(sql), sql).toBe(false)
})

test('plain SQL whose first word hides what it does is refused', () => {
  for (const sql of ['with "a" as (select 1) select * from "a"', '\n select 1', '(select 1)', 'SELECT 1'])
    expect(() => readsOnly(sql), sql).toThrow('Plain SQL begins with select')
})

/** What is recorded in the audit, who writes it, and what the screen makes of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getDefaultStore } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AuditEntry } from '../../../../src/contract/admin/adminSystem.ts'
import { langAtom } from '../../../../src/device/language.ts'
import { useAuditFacts } from '../../../../src/features/admin/system/useAuditFacts.ts'
import { useAuditThings, useAuditWords } from '../../../../src/features/admin/system/useAuditWords.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const root = join(import.meta.dirname, '../../../..')
const sources = ['server', 'exchange'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
)

function Asking<T>({ hook, told }: { hook: () => T; told: (answer: T) => void }) {
  told(hook())
  return null
}

/** What a hook answers inside a component. */
function answerOf<T>(hook: () => T): T {
  const answers: T[] = []
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Asking hook={hook} told={(answer) => answers.push(answer)} />
    </I18nProvider>,
  )
  const [answer] = answers
  if (answer === undefined) throw new Error('the hook was not asked')
  return answer
}

test('every change that is recorded, and every kind of thing, has words on the screen', () => {
  const calls = sources.flatMap(({ text }) => text.split('recordChange(').slice(1))
  const recorded = (field: string) => {
    const form = new RegExp(`\\b${field}: ['\`]([\\w.]+)['\`]`)
    return [...new Set(calls.flatMap((call) => form.exec(call.slice(0, 400))?.[1] ?? []))]
  }
  const words = answerOf(useAuditWords)
  const things = answerOf(useAuditThings)
  expect(recorded('what').length).toBeGreaterThan(35)
  expect(recorded('what').filter((name) => !(name in words))).toEqual([])
  expect(recorded('thing').filter((name) => !(name in things))).toEqual([])
})

test('entries of the audit are added and swept, and never changed', () => {
  const writers = sources.filter(({ name, text }) => {
    if (name.startsWith('server/store/migrations/')) return false
    return /(?:updateTable|deleteFrom|insertInto)\('audit'\)|(?:update|delete from|insert into) "audit"/i.test(
      text,
    )
  })
  expect(writers.map(({ name }) => name)).toEqual(['server/system/audit.ts'])
  const [{ text } = { text: '' }] = writers
  expect(text).not.toMatch(/updateTable|update "audit"/)
  expect(text.match(/deleteFrom\('audit'\)/g)).toHaveLength(1)
})

test('ids are shown by name, yes and no in words, and roles as people call them', () => {
  const entry: AuditEntry = {
    ...{
      id: 1,
      at: 2,
      accountName: 'a',
      loginName: 'a',
      what: 'account.edit',
      thing: 'account',
      thingId: '3',
    },
    before: JSON.stringify({ subjectId: 13, enabled: 1, same: 5, roles: ['Student'] }),
    after: JSON.stringify({ subjectId: 14, enabled: 0, same: 5, roles: ['Teacher', 'SubjectAdmin'] }),
    ...{ address: '', reason: '' },
    names: { thing: '王芳', before: { subjectId: '组织学' }, after: {} },
  }
  const factsOf = answerOf(useAuditFacts)
  const said = (side: 'before' | 'after') => factsOf(entry, side).map(({ name, text }) => [name, text])
  expect(said('before')).toEqual([
    ['subjectId', '组织学'],
    ['enabled', '是'],
    ['roles', '学生'],
  ])
  // what is gone has no name
  expect(said('after')).toEqual([
    ['subjectId', '14'],
    ['enabled', '否'],
    ['roles', '教师、学科管理员'],
  ])
})

test('names of a list are parted by commas in English', () => {
  const roles = JSON.stringify({ roles: ['Teacher', 'SubjectAdmin'] })
  const entry: AuditEntry = {
    ...{ id: 1, at: 2, accountName: 'a', loginName: 'a', what: 'account.edit', thing: 'account' },
    ...{ thingId: '3', before: '{}', after: roles, address: '', reason: '' },
    names: { thing: '', before: {}, after: {} },
  }
  const { set } = getDefaultStore()
  set(langAtom, 'en')
  onTestFinished(() => set(langAtom, 'zh'))
  const [fact] = answerOf(useAuditFacts)(entry, 'after')
  expect(fact?.text.split(', ')).toHaveLength(2)
})

test('the whole audit is read page by page, each entry once', async () => {
  const call = vi.fn()
  vi.doMock('../../../../src/api/call.ts', () => ({ call }))
  const { readWholeAudit } = await import('../../../../src/queries/admin/wholeAudit.ts')
  const entries = Array.from({ length: 450 }, (_, n) => ({ id: 450 - n, at: 1000 - Math.floor(n / 2) }))
  call.mockImplementation(async (_, { pageNo, pageSize, until = Number.POSITIVE_INFINITY }) => {
    const shown = entries.filter(({ at }) => at < until)
    const records = shown.slice((pageNo - 1) * pageSize, pageNo * pageSize)
    const reply = { records, total: shown.length }
    entries.unshift({ id: 1000 + entries.length, at: 5000 })
    return reply
  })
  const read = await readWholeAudit({ keyword: '王' })
  expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, n) => 450 - n))
  expect(call.mock.calls.every(([, asked]) => asked.keyword === '王')).toBe(true)
  vi.doUnmock('../../../../src/api/call.ts')
})

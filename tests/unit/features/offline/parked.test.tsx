import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Parked } from '../../../../src/features/offline/centre/Parked.tsx'
import type { UnsentRow } from '../../../../src/queries/session/unsent.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

/** The section with one parked row, where the device knows these specimens. */
function shown(row: Partial<UnsentRow>, specimens: readonly [number, string][] = []): string {
  const client = new QueryClient()
  client.setQueryData(
    ['knownSpecimens', ...specimens.map(([id]) => id)],
    new Map(specimens.map(([id, name]) => [id, { name, nameEn: '' }])),
  )
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <Parked rows={[{ seq: 1, madeAt: 0, state: 'parked', subject: '', ...row } as UnsentRow]} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

/** How what is parked is called where the device knows these specimens. */
function named(row: Partial<UnsentRow>, specimens: readonly [number, string][] = []): string {
  const lines = shown(row, specimens).matchAll(/<p class="[^"]*(?:name|about)[^"]*">([^<]*)</g)
  return [...lines].map(([, line]) => line).join(' | ')
}

test('a parked mark is called by its specimen and its own name, each once', () => {
  const mark = { call: 'mark.save', lane: 'mark:a', input: { specimenId: 5, name: '我的标注 2' } }
  expect(named(mark, [[5, '肾皮质']])).toBe('个人标注 | 肾皮质 · 我的标注 2')
  expect(named(mark)).toBe('个人标注 | 我的标注 2')
  const deleted = { call: 'mark.delete', lane: 'mark:a', input: { specimenId: 5 } }
  expect(named(deleted, [[5, '肾皮质']])).toBe('删除个人标注 | 肾皮质')
  expect(named({ ...mark, input: { specimenId: 5, name: '' } })).toBe('个人标注')
  // of a newer build
  expect(named({ ...mark, input: null })).toBe('个人标注')
  const favourite = { call: 'specimen.collect', lane: 'collect:specimen:5', input: { specimenId: 5 } }
  expect(named(favourite, [[5, '肾皮质']])).toBe('收藏标本 | 肾皮质')
  expect(named({ call: 'practice.setting', lane: 'setting', input: {} })).toBe('练习设置')
})

test('a refused change is named by what the person wrote, in one shortened line', () => {
  const report = {
    call: 'question.report',
    lane: 'report:7',
    input: { questionId: 7, text: ' 选项 B\n不对 ' },
  }
  expect(named(report)).toBe('题目纠错 | 选项 B 不对')
  const long = { ...report, input: { questionId: 7, text: '长'.repeat(61) } }
  expect(named(long)).toBe(`题目纠错 | ${'长'.repeat(60)}…`)
  const catalog = {
    call: 'wrong.catalogInsert',
    lane: 'book:wrong',
    input: { name: '易混结构', parentId: 1 },
  }
  expect(named(catalog)).toBe('新建错题目录 | 易混结构')
  // a note that is taken away
  expect(named({ call: 'question.note', lane: 'note:7', input: { questionId: 7, text: '' } })).toBe(
    '题目笔记',
  )
})

test('X03: a refused deletion is reported as failed, with its reason if known', () => {
  const row = { call: 'mark.delete', lane: 'mark:a', input: { specimenId: 5 } }
  expect(shown(row)).toContain('服务器没有接受，也没有说明原因。')
  expect(shown(row)).toContain('删除失败')
  expect(shown({ ...row, call: 'specimen.deleteBatch' })).toContain('删除失败')
  expect(shown({ ...row, call: 'mark.save' })).not.toContain('删除失败')
  const lastError = { text: '标注已被删除' } as NonNullable<UnsentRow['lastError']>
  expect(shown({ ...row, lastError })).toContain('标注已被删除')
})

/** Scores from a file: a teacher sees what would change, and nothing is written before the confirmation. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ButtonHTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Gradebook, ScoreImportLine } from '../../../../src/contract/score.ts'
import { Compared } from '../../../../src/features/scores/book/ImportScores.tsx'

/** The button that confirms, and what was asked of the service. */
const { confirm, asked } = vi.hoisted(() => ({
  confirm: { press: () => {} },
  asked: [] as [path: string, args: object][],
}))
vi.mock('../../../../src/ui/Button.tsx', async (original) => ({
  ...(await original<object>()),
  Button: ({ children, onClick, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => {
    confirm.press = onClick as () => void
    return (
      <button type="button" aria-disabled={rest['aria-disabled']}>
        {children}
      </button>
    )
  },
}))
vi.mock('../../../../src/queries/quizzes/manage.ts', () => ({
  manageQuizzes: async ({ path }: { path: string }, args: object) => void asked.push([path, args]),
}))

i18n.loadAndActivate({ locale: 'zh', messages: {} })
beforeEach(() => void asked.splice(0))

const rows = [{ row: 2, studentNo: '2026001', cells: { experiment: '91' } }] as never
const change = (more: Partial<ScoreImportLine>): ScoreImportLine => ({
  row: 2,
  studentNo: '2026001',
  name: '李明',
  part: 'experiment',
  before: 8800,
  after: 9100,
  statusBefore: 'normal',
  statusAfter: 'normal',
  ...more,
})

const comparedOf = (book: Partial<Gradebook>, found: object): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <Compared
          book={{ courseId: 3, publishedAt: null, ...book } as Gradebook}
          comparison={{ rows, found: { changes: [], problems: [], unchanged: 0, ...found } }}
          onDone={() => undefined}
        />
      </I18nProvider>
    </QueryClientProvider>,
  )
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('S35 an import shows each change before and after and is written once confirmed', async () => {
  const changes = [
    change({}),
    change({ row: 3, name: '王一', part: 'exam', before: null, after: null, statusAfter: 'absent' }),
  ]
  const told = words(comparedOf({}, { changes, unchanged: 4 }))
  expect(told).toContain('2 处修改，4 处不变，0 处有问题')
  expect(told).toContain('李明 · 实验 88 → 91')
  expect(told).toContain('王一 · 考试 – → 缺考')
  expect(asked).toEqual([])
  confirm.press()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked).toEqual([['/dh-teaching/score/import', { courseId: 3, rows, confirm: true, reason: '' }]])
})

test('S35 a faulty file is not written, nor a published gradebook without a reason', () => {
  const problems = [{ row: 5, studentNo: 'x', text: '没有这个学号' }]
  const faulty = comparedOf({}, { changes: [change({})], problems })
  expect(words(faulty)).toContain('第 5 行 没有这个学号')
  expect(faulty).not.toContain('<button')
  const published = comparedOf({ publishedAt: 1 }, { changes: [change({})] })
  expect(words(published)).toContain('成绩已公布：原因会告诉学生，并记入审计。')
  expect(published).toContain('aria-disabled="true"')
  confirm.press()
  expect(asked).toEqual([])
})

test.each([null, 1])('S35 a file that changes nothing says so and offers no button', (publishedAt) => {
  const same = comparedOf({ publishedAt }, { unchanged: 9 })
  expect(words(same)).toContain('没有要写入的修改')
  for (const none of ['<button', '修改原因']) expect(same).not.toContain(none)
})

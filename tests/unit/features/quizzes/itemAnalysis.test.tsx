/** The table that tells a teacher how the questions of a quiz did. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { QuizItemStatistics, TeacherQuizDetail } from '../../../../src/contract/quizzes/quizTeaching.ts'
import { ItemAnalysis } from '../../../../src/features/quizzes/teach/ItemAnalysis.tsx'
import { quizItemsQuery } from '../../../../src/queries/quizzes/quizzes.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const item = (questionId: number, more: Partial<QuizItemStatistics> = {}): QuizItemStatistics => ({
  questionId,
  answered: 12,
  difficulty: 0.75,
  discrimination: 0.41,
  options: [],
  ...more,
})

/** All words of the screen, and those of the table cell by cell. */
function analysisOf(reply: object | null): { all: string; rows: string[][] } {
  const client = new QueryClient()
  client.setQueryData(quizItemsQuery(5).queryKey, { reply, asOf: 0 } as never)
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <ItemAnalysis quiz={{ id: 5 } as TeacherQuizDetail} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  const words = (html: string) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const rows = [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => words(cell)),
  )
  return { all: words(markup), rows }
}

test('S38 each question has its difficulty, its discrimination and its option counts', () => {
  const options = [
    { id: 1, chosen: 2, isRight: false },
    { id: 2, chosen: 9, isRight: true },
    { id: 3, chosen: 0, isRight: false },
  ]
  const { all, rows } = analysisOf({
    attempts: 12,
    alpha: 0.8123,
    items: [item(11, { options }), item(12, { answered: 7, discrimination: 0.1 })],
  })
  expect(all).toContain('12 份答卷 · 信度 α 0.81')
  expect(rows).toEqual([
    ['题号', '作答', '难度', '区分度', '选项'],
    ['1', '12', '0.75', '0.41', 'A 2 B✓ 9 C 0'],
    ['2', '7', '0.75', '0.10 偏低', ''],
  ])
})

test('S38 below ten attempts it counts answers and gives no figures', () => {
  const few = item(11, { answered: 3, difficulty: null, discrimination: null })
  const { all, rows } = analysisOf({ attempts: 3, alpha: null, items: [few] })
  expect(all).toContain('3 份答卷 · 信度 α –')
  expect(all).toContain('少于 10 份答卷不计算')
  expect(rows.slice(1)).toEqual([['1', '3', '–', '–', '']])
})

test('S38 the figures say when they are of, and that they are out of date', () => {
  const reply = { attempts: 12, alpha: 0.8, items: [item(11)], asOf: new Date(2026, 2, 2, 8, 5).getTime() }
  const fresh = analysisOf({ ...reply, isOutOfDate: false }).all
  expect(fresh).toContain('截至 2026年3月2日 08:05')
  expect(fresh).not.toContain('重新计算')
  expect(analysisOf({ ...reply, isOutOfDate: true }).all).toContain('此后答卷、评分或答案有变化。 重新计算')
  expect(analysisOf(null).all).toContain('还没有计算。 重新计算')
})

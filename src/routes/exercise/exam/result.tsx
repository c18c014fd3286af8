import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadLast } from '../../../features/exam/exam.ts'
import { ExamResult } from '../../../features/exam/result/ExamResult.tsx'

export const Route = createFileRoute('/exercise/exam/result')({
  staticData: { title: msg`考试结果` },
  validateSearch: ({ best }: Record<string, unknown>): { best?: 1 } =>
    Number(best) === 1 ? { best: 1 } : {},
  loader: async () => {
    const exam = await loadLast()
    if (!exam) throw redirect({ to: '/exercise/exam', replace: true })
    return { exam }
  },
  gcTime: 0,
  preloadGcTime: 0,
  component: ResultScreen,
})

function ResultScreen() {
  const { exam } = Route.useLoaderData()
  const { best } = Route.useSearch()
  return <ExamResult exam={exam} isBest={best === 1} />
}

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Administration } from '../../features/admin/Administration.tsx'
import { checkAdminSearch } from '../../features/admin/adminSearch.ts'

/** It brings the area of quizzes along, which only one place of the administration shows. */
const BankQuestions = lazy(() =>
  import('../../features/quizzes/teach/question/BankQuestions.tsx').then(({ BankQuestions }) => ({
    default: BankQuestions,
  })),
)

/** The administration under one address: its places are told apart by what stands behind it. */
export const Route = createFileRoute('/admin/$')({
  staticData: { title: msg`管理后台`, frame: 'page' },
  validateSearch: checkAdminSearch,
  component: AdminScreen,
})

function AdminScreen() {
  const { _splat = '' } = Route.useParams()
  const bank = (
    <Suspense>
      <BankQuestions />
    </Suspense>
  )
  return <Administration place={_splat} bank={bank} />
}

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Administration } from '../../features/admin/Administration.tsx'
import { checkAdminSearch } from '../../features/admin/adminSearch.ts'

/** The administration under one address: its places are told apart by what stands behind it. */
export const Route = createFileRoute('/admin/$')({
  staticData: { title: msg`管理后台`, frame: 'page' },
  validateSearch: checkAdminSearch,
  component: AdminScreen,
})

function AdminScreen() {
  const { _splat = '' } = Route.useParams()
  return <Administration place={_splat} />
}

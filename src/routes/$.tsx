import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../features/offline/CouldNotLoad.tsx'

/** S42: any address that is not ours. */
export const Route = createFileRoute('/$')({
  staticData: { title: msg`页面不存在` },
  component: NotFound,
})

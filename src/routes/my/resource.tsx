import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { KeptList } from '../../features/offline/storage/KeptList.tsx'
import { OwnResourceLists } from '../../features/people/OwnResourceLists.tsx'
import { ownResourcesQuery } from '../../queries/people/ownAccount.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/my/resource')({
  staticData: { title: msg`我的资源` },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(ownResourcesQuery())
  },
  component: OwnResourcesScreen,
})

/** S31: what the person made or brought, and what is kept of the school's on this device. */
function OwnResourcesScreen() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(ownResourcesQuery())
  return (
    <Screen title={t`我的资源`} back="/my" narrow>
      <OwnResourceLists resources={data} />
      <KeptList />
    </Screen>
  )
}

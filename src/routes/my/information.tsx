import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Information } from '../../features/people/account/Information.tsx'
import { ownInfoQuery } from '../../queries/people/ownAccount.ts'
import { askRole } from '../../queries/session/role.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/my/information')({
  staticData: { title: msg`个人资料` },
  loader: async ({ context: { queryClient } }) => {
    const role = await askRole(queryClient)
    await queryClient.ensureQueryData(ownInfoQuery(role))
    return { role }
  },
  component: OwnInformation,
})

/** S30: what the school knows of the person, and what the person may change of it. */
function OwnInformation() {
  const { t } = useLingui()
  const info = useQuery(ownInfoQuery(Route.useLoaderData().role)).data
  return (
    <Screen title={t`个人资料`} back="/my" narrow>
      {info && <Information info={info} />}
    </Screen>
  )
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FullNameForm } from '../features/people/account/FullNameForm.tsx'
import { ownInfoQuery } from '../queries/people/ownAccount.ts'
import { askRole } from '../queries/session/role.ts'
import { Screen } from '../ui/Screen.tsx'

export const Route = createFileRoute('/fullname')({
  staticData: { title: msg`姓名` },
  loader: async ({ context: { queryClient } }) => {
    const role = await askRole(queryClient)
    await queryClient.ensureQueryData(ownInfoQuery(role))
    return { role }
  },
  component: FullName,
})

/** S36: the full name, shown and changed. */
function FullName() {
  const { t } = useLingui()
  const info = useQuery(ownInfoQuery(Route.useLoaderData().role)).data
  return (
    <Screen title={t`姓名`} back="/my/information" narrow>
      {info && <FullNameForm key={info.fullName} fullName={info.fullName} canEdit={info.canEditName} />}
    </Screen>
  )
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { isPersisted } from '../../device/space.ts'
import { SyncCentre } from '../../features/offline/centre/SyncCentre.tsx'
import { wholeLedger } from '../../queries/engine/overlay.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/set/sync')({
  staticData: { title: msg`同步中心` },
  loader: async () => {
    const [persisted] = await Promise.all([isPersisted(), wholeLedger()])
    return { persisted }
  },
  component: Sync,
})

/** Everything that waits, needs the person, or was delivered. */
function Sync() {
  const { t } = useLingui()
  const { persisted } = Route.useLoaderData()
  return (
    <Screen title={t`同步中心`} back="/set" narrow>
      <SyncCentre persisted={persisted} />
    </Screen>
  )
}

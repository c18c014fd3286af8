import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { isPersisted, usedBytes } from '../../device/space.ts'
import { SyncSummary } from '../../features/offline/SyncSummary.tsx'
import { Storage } from '../../features/offline/storage/Storage.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'

export const Route = createFileRoute('/set/')({
  staticData: { title: msg`同步与存储` },
  loader: async () => {
    const [used, persisted] = await Promise.all([usedBytes(), isPersisted()])
    return { used, persisted }
  },
  component: Settings,
})

/** What waits to be sent, and what this device keeps. */
function Settings() {
  const { t } = useLingui()
  const { used, persisted } = Route.useLoaderData()
  return (
    <Screen title={t`同步与存储`} back="/my" narrow>
      <Section title={t`同步`}>
        <SyncSummary />
      </Section>
      <Storage used={used} persisted={persisted} />
    </Screen>
  )
}

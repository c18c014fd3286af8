import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { systemInfo } from '../../contract/system.ts'
import { isPersisted, usedBytes } from '../../device/space.ts'
import { DesktopSettings } from '../../features/desktop/DesktopSettings.tsx'
import { SyncSummary } from '../../features/offline/SyncSummary.tsx'
import { Storage } from '../../features/offline/storage/Storage.tsx'
import { About } from '../../features/people/account/About.tsx'
import { AccountRows } from '../../features/people/account/AccountRows.tsx'
import { DeviceReports } from '../../features/people/account/DeviceReports.tsx'
import { NoticeSettings } from '../../features/people/account/NoticeSettings.tsx'
import { OwnData } from '../../features/people/account/OwnData.tsx'
import { SignedInDevices } from '../../features/people/account/SignedInDevices.tsx'
import { Preferences } from '../../features/people/Preferences.tsx'
import { SignOut } from '../../features/people/SignOut.tsx'
import { query } from '../../queries/engine/query.ts'
import {
  deviceReportsQuery,
  devicesQuery,
  emailServiceQuery,
  noticeSettingsQuery,
  ownInfoQuery,
} from '../../queries/people/ownAccount.ts'
import { sessionAtom } from '../../queries/session/session.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'

export const Route = createFileRoute('/set/')({
  staticData: { title: msg`设置` },
  loader: async () => {
    const [used, persisted] = await Promise.all([usedBytes(), isPersisted()])
    return { used, persisted }
  },
  component: Settings,
})

/** S34: the account, what this device prefers, notices, what waits to be sent, and what is kept here. */
function Settings() {
  const { t } = useLingui()
  const { used, persisted } = Route.useLoaderData()
  const role = useAtomValue(sessionAtom)?.user.userType ?? 'Student'
  const info = useQuery(ownInfoQuery(role)).data
  const hasSms = useQuery(query(systemInfo, {})).data?.sms !== false
  const hasMail = useQuery(emailServiceQuery()).data === true
  const notices = useQuery(noticeSettingsQuery()).data ?? []
  const devices = useQuery(devicesQuery()).data ?? []
  const reports = useQuery(deviceReportsQuery()).data ?? []
  return (
    <Screen title={t`设置`} back="/my" narrow>
      {info && <AccountRows info={info} hasSms={hasSms} hasMail={hasMail} />}
      <Preferences />
      <NoticeSettings
        settings={notices}
        hasMail={hasMail}
        isEmailConfirmed={info?.isEmailConfirmed === true}
      />
      <Section title={t`同步`}>
        <SyncSummary />
      </Section>
      <Storage used={used} persisted={persisted} />
      <DesktopSettings />
      <SignedInDevices devices={devices} />
      <DeviceReports reports={reports} />
      <OwnData />
      <About />
      <SignOut />
    </Screen>
  )
}

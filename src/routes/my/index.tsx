import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { baseInfo } from '../../contract/users.ts'
import { DeviceHints } from '../../features/offline/DeviceHints.tsx'
import { SyncChip } from '../../features/offline/SyncChip.tsx'
import { MyLinks } from '../../features/people/MyLinks.tsx'
import { Preferences } from '../../features/people/Preferences.tsx'
import { ProfileCard } from '../../features/people/ProfileCard.tsx'
import { SignOut } from '../../features/people/SignOut.tsx'
import { query } from '../../queries/engine/query.ts'
import { sessionAtom } from '../../queries/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './-index.module.css'

export const Route = createFileRoute('/my/')({
  staticData: { title: msg`我的`, frame: 'tab' },
  component: My,
})

/** S27: who is signed in, what is new, and the ways into everything that is the person's own. */
function My() {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  const id = session?.user.id ?? 0
  const info = useQuery({ ...query(baseInfo, { id }), enabled: id > 0 }).data
  if (!session) return null
  return (
    <Screen title={t`我的`} actions={<SyncChip />}>
      <div className={css.columns}>
        <div className={css.column}>
          <ProfileCard
            fullName={info?.fullName || session.user.fullName}
            role={session.user.userType}
            info={info}
          />
          {session.state === 'offline' && (
            <Card className={css.offline}>
              <p>{t`登录已失效，正在使用本机保存的内容。作答会留在本机，登录后发送。`}</p>
              <ButtonLink kind="soft" to="/account/login" search={{ back: '/my' }}>
                {t`重新登录`}
              </ButtonLink>
            </Card>
          )}
          <MyLinks />
          <DeviceHints always />
        </div>
        <div className={css.column}>
          <Preferences />
          <Section title={t`关于`}>
            <Card flush>
              <RowLink to="/account/agreement" title={t`用户协议`} />
              <RowLink to="/account/privacy" title={t`隐私政策`} />
            </Card>
          </Section>
          <SignOut />
        </div>
      </div>
    </Screen>
  )
}

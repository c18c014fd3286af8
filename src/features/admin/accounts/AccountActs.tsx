import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  adminAccountClose,
  adminAccountDisable,
  adminAccountEndSessions,
  adminAccountKeep,
  adminAccountPassword,
  type ManagedAccountDetail,
} from '../../../contract/admin/adminPeople.ts'
import { administer } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { useAdminChange } from '../parts/useAdminChange.ts'
import { EditedFields } from './EditedFields.tsx'
import { PersonArchive } from './PersonArchive.tsx'
import { QuizTime } from './QuizTime.tsx'

interface Props {
  account: ManagedAccountDetail
  onPassword: (firstPassword: string) => void
}

/** Everything that can be done to an account, and which of it is being asked about. */
function useAccountActs({ account, onPassword }: Props) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'password' | 'disable' | 'close' | null>(null)
  const close = () => setAsking(null)
  const { id } = account
  const reset = useAdminChange(
    () => administer(adminAccountPassword, { id }),
    t`已重置密码`,
    (reply) => {
      close()
      onPassword(reply.firstPassword)
    },
  )
  const disable = useAdminChange(
    (isOff: boolean) => administer(adminAccountDisable, { ids: [id], disabled: isOff, reason: '' }),
    t`已保存`,
    close,
  )
  const closing = useAdminChange(
    () => administer(adminAccountClose, { id, reason: '' }),
    t`账号将在 7 天后注销`,
    close,
  )
  const keep = useAdminChange(() => administer(adminAccountKeep, { id }), t`已撤销注销`)
  return { asking, setAsking, close, reset, disable, closing, keep }
}

/** A new password, the devices that are signed in, disabling: each asks before it is done. */
export function AccountActs(props: Props) {
  const { t } = useLingui()
  const { account } = props
  const acts = useAccountActs(props)
  const { asking, close, reset, disable, closing } = acts
  const { canEdit, closesAt } = account
  return (
    <>
      {closesAt !== null && (
        <p className={css.quiet}>
          {t`将被注销：`} <Time at={closesAt} />
        </p>
      )}
      <EditedFields edited={account.edited} />
      {canEdit && <ActButtons account={account} acts={acts} />}
      {canEdit && account.roles.includes('Student') && <QuizTime account={account} />}
      <SignedInDevices account={account} />
      <Confirm
        open={asking === 'password'}
        title={t`重置密码？`}
        action={t`重置`}
        busy={reset.isBusy}
        onConfirm={() => reset.run(undefined)}
        onClose={close}
      >
        {t`会得到一个随机的初始密码，只显示一次。这个账号在所有设备上退出登录，与学习平台和统一登录的关联也会解除，未送达的作答留在设备上。`}
      </Confirm>
      <Confirm
        open={asking === 'close'}
        title={t`注销这个账号？`}
        action={t`注销`}
        danger
        busy={closing.isBusy}
        onConfirm={() => closing.run(undefined)}
        onClose={close}
      >
        {t`7 天后删除个人信息、练习记录、标注、笔记、收藏和消息，不能恢复。成绩、测验和已交的作业按学号保留。7 天内可以撤销。`}
      </Confirm>
      <Confirm
        open={asking === 'disable'}
        title={t`停用这个账号？`}
        action={t`停用`}
        danger
        busy={disable.isBusy}
        onConfirm={() => disable.run(true)}
        onClose={close}
      >
        {t`停用后不能登录。学习记录和成绩都保留，随时可以恢复。`}
      </Confirm>
    </>
  )
}

interface ActsProps {
  account: ManagedAccountDetail
  acts: ReturnType<typeof useAccountActs>
}

function ActButtons({ account: { id, disabled, closesAt }, acts: { setAsking, disable, keep } }: ActsProps) {
  const { t } = useLingui()
  return (
    <div className={css.row}>
      <Button kind="soft" onClick={() => setAsking('password')}>{t`重置密码`}</Button>
      {disabled ? (
        <Button kind="soft" busy={disable.isBusy} onClick={() => disable.run(false)}>
          {t`恢复使用`}
        </Button>
      ) : (
        <Button kind="plain" onClick={() => setAsking('disable')}>{t`停用账号`}</Button>
      )}
      {closesAt === null ? (
        <Button kind="plain" onClick={() => setAsking('close')}>{t`注销账号`}</Button>
      ) : (
        <Button kind="soft" busy={keep.isBusy} onClick={() => keep.run(undefined)}>
          {t`撤销注销`}
        </Button>
      )}
      <PersonArchive id={id} />
    </div>
  )
}

function SignedInDevices({ account: { id, sessions, canEdit } }: { account: ManagedAccountDetail }) {
  const { t } = useLingui()
  const end = useAdminChange(
    (session: string) => administer(adminAccountEndSessions, { id, session }),
    t`已退出那台设备`,
  )
  if (sessions.length === 0) return null
  return (
    <Section title={t`已登录的设备`}>
      <Card flush>
        {sessions.map((session) => (
          <Row
            key={session.id}
            title={session.name || t`未命名的设备`}
            sub={
              <>
                {t`最近使用`} <Time at={session.lastSeen} />
              </>
            }
            trail={
              canEdit && (
                <Button kind="text" busy={end.isBusy} onClick={() => end.run(session.id)}>
                  {t`退出`}
                </Button>
              )
            }
          />
        ))}
      </Card>
    </Section>
  )
}

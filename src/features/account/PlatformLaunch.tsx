import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { identityMarks } from '../../contract/identity.ts'
import { type LaunchFault, launchAsCaller, launchCookie } from '../../contract/launch.ts'
import { readCookies } from '../../device/cookie.ts'
import { ask } from '../../queries/engine/query.ts'
import { sessionAtom } from '../../queries/session/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/FieldError.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import css from './Form.module.css'
import { IdentityLastStep } from './IdentityLastStep.tsx'
import { LinkByPassword } from './LinkByPassword.tsx'
import { readIdentityMark } from './SchoolSignIn.tsx'

interface Props {
  /** of the address, without `#`: what the service sent the browser with */
  mark: string
  /** Goes on to what the link opens. @param to the place; left out: the one that the address names */
  onOpen: (to?: string) => void
}

/** The secret of this browser that what the service sent is bound to. */
const readBinding = () => readCookies().get(launchCookie) ?? '-'

/** Where a learning platform's link arrives: who is signed in goes on at once, others take the last step of sign-in. */
export function PlatformLaunch({ mark, onOpen }: Props) {
  const offer = readIdentityMark(mark, identityMarks.link)
  if (offer !== null)
    return (
      <LinkByPassword offer={offer} binding={readBinding()} onSignedIn={(opens) => onOpen(opens || '/')} />
    )
  const ticket = readIdentityMark(mark, identityMarks.ticket)
  if (ticket === null)
    return <LaunchRefusal fault={readIdentityMark(mark, identityMarks.fault) ?? 'failed'} />
  return <TicketLaunch ticket={ticket} onOpen={onOpen} />
}

function LaunchRefusal({ fault }: { fault: string }) {
  const { t } = useLingui()
  const reasons: Record<LaunchFault, string> = {
    unknown: t`你的学号或工号在这里还没有账号，请联系管理员`,
    disabled: t`账号已停用，请联系管理员`,
    platform: t`这个学习平台还没有在这里登记，请联系管理员`,
    busy: t`打开次数过多，请过几分钟再试`,
    failed: t`未能确认你的身份，请回到学习平台重新打开`,
  }
  return (
    <section aria-label={t`从学习平台打开`} className={css.form}>
      <FieldError>{reasons[fault as LaunchFault] ?? reasons.failed}</FieldError>
      <ButtonLink to="/" kind="plain" wide>
        {t`打开首页`}
      </ButtonLink>
    </section>
  )
}

function TicketLaunch({ ticket, onOpen }: { ticket: string; onOpen: Props['onOpen'] }) {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  // The session that this page was opened with: the last step begins another one.
  const [wasSignedIn] = useState(session?.state === 'in')
  const [binding] = useState(readBinding)
  const [isSwitching, setSwitching] = useState(false)
  const own = useQuery({
    queryKey: ['launch', ticket],
    queryFn: () => ask(launchAsCaller, { ticket, binding }),
    enabled: wasSignedIn,
    // the ticket serves once
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isOwn = own.data?.isOwn === true
  useEffect(() => {
    if (isOwn) onOpen()
  }, [isOwn, onOpen])

  if (!wasSignedIn || isSwitching)
    return <IdentityLastStep ticket={ticket} binding={binding} onSignedIn={onOpen} />
  if (own.isError)
    return (
      <div className={css.form}>
        <FieldError>{t`请求失败，请重试`}</FieldError>
        <Button wide onClick={() => void own.refetch()}>{t`重试`}</Button>
      </div>
    )
  if (isOwn || own.isPending) return <SkeletonRows label={t`正在打开`} />
  const name = session?.user.fullName ?? ''
  return (
    <div className={css.form}>
      <p className={css.lead}>
        {t`这台设备上登录的是${name}，学习平台打开的是另一个账号。换账号后，${name}在这台设备上保存的内容会被清除，还没有提交的答案会保留。`}
      </p>
      <Button wide onClick={() => setSwitching(true)}>{t`换成学习平台的账号`}</Button>
      <ButtonLink to="/" kind="plain" wide>
        {t`不换，回到首页`}
      </ButtonLink>
    </div>
  )
}

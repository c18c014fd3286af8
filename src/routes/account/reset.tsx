import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { systemInfo } from '../../contract/system.ts'
import { Frame } from '../../features/account/Frame.tsx'
import { NewPassword } from '../../features/account/NewPassword.tsx'
import { type CheckedPhone, ResetCheck } from '../../features/account/ResetCheck.tsx'
import { query } from '../../queries/engine/query.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import css from './-reset.module.css'

export const Route = createFileRoute('/account/reset')({
  staticData: { title: msg`重置密码`, frame: 'bare' },
  component: Reset,
})

function ResetByMail({ ticket, onDone }: { ticket: string; onDone: () => void }) {
  const { t } = useLingui()
  return (
    <Frame title={t`重置密码`}>
      <div className={css.head}>
        <h2 className={css.title}>{t`重置密码`}</h2>
        <p className={css.step}>{t`设置新密码`}</p>
      </div>
      <NewPassword proof={{ ticket }} onDone={onDone} />
    </Frame>
  )
}

/** S05: the phone's code is checked, then a new password is set. Without codes it is somebody else who sets it. */
function Reset() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const sms = useQuery(query(systemInfo, {})).data?.sms !== false
  const [proof, setProof] = useState<CheckedPhone | null>(null)

  // The link of a mail carries its proof behind the `#`.
  const ticket = window.location.hash.slice(1)
  if (ticket) return <ResetByMail ticket={ticket} onDone={onDone} />
  const step = proof === null ? t`第 1 步，共 2 步：验证手机号` : t`第 2 步，共 2 步：设置新密码`

  function onDone() {
    toast(t`新密码已保存，请用新密码登录。`, { kind: 'ok' })
    void navigate({ to: '/account/login', replace: true })
  }

  return (
    <Frame title={t`重置密码`}>
      <div className={css.head}>
        <h2 className={css.title}>{t`重置密码`}</h2>
        <p className={css.step}>
          {sms ? step : t`学校没有开通短信验证码，这里不能重置密码。请联系老师或管理员。`}
        </p>
      </div>
      {sms && proof === null && <ResetCheck onChecked={setProof} />}
      {sms && proof !== null && <NewPassword proof={proof} onDone={onDone} />}
      {sms ? (
        <Link to="/account/login" className={css.back}>
          {t`返回登录`}
        </Link>
      ) : (
        <ButtonLink to="/account/login" kind="soft" wide>
          {t`返回登录`}
        </ButtonLink>
      )}
    </Frame>
  )
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { systemInfo } from '../../contract/system.ts'
import { Frame } from '../../features/account/Frame.tsx'
import { NewPassword } from '../../features/account/NewPassword.tsx'
import { ResetByMail } from '../../features/account/ResetByMail.tsx'
import { type CheckedPhone, ResetCheck } from '../../features/account/ResetCheck.tsx'
import { query } from '../../queries/engine/query.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { toast } from '../../ui/toast.ts'
import css from './-reset.module.css'

export const Route = createFileRoute('/account/reset')({
  staticData: { title: msg`重置密码`, frame: 'bare' },
  component: Reset,
})

/** Where the link of a mail leads: it carries its proof behind the `#`. */
function ResetByLink({ ticket, onDone }: { ticket: string; onDone: () => void }) {
  const { t } = useLingui()
  return (
    <Frame title={t`重置密码`}>
      <div className={css.head}>
        <h2 className={css.title}>{t`重置密码`}</h2>
        <p className={css.step}>{t`设置新密码`}</p>
      </div>
      <NewPassword proof={{ ticket }} onDone={onDone} />
      <Link to="/account/login" className={css.back}>
        {t`返回登录`}
      </Link>
    </Frame>
  )
}

type Way = 'phone' | 'mail'

/** The ways by which this school lets a forgotten password be set anew; until it is known, the phone. */
function useResetWays(): Way[] {
  const info = useQuery(query(systemInfo, {})).data
  const ways: Way[] = []
  if (info?.sms !== false) ways.push('phone')
  if (info?.emailService) ways.push('mail')
  return ways
}

/** The title of a step of a reset; without a way it is somebody else who sets the password. */
function useStepWords(way: Way | undefined, isProved: boolean): string {
  const { t } = useLingui()
  if (way === undefined) return t`学校没有开通短信验证码，这里不能重置密码。请联系老师或管理员。`
  if (way === 'mail') return t`链接会发到你绑定过的邮箱`
  return isProved ? t`第 2 步，共 2 步：设置新密码` : t`第 1 步，共 2 步：验证手机号`
}

/** S05: the phone's code is checked, then a new password is set; or a mail brings the link that leads there. */
function Reset() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const ways = useResetWays()
  const [chosen, setChosen] = useState<Way>('phone')
  const [proof, setProof] = useState<CheckedPhone | null>(null)
  const way = ways.includes(chosen) ? chosen : ways[0]
  const step = useStepWords(way, proof !== null)

  const ticket = useLocation({ select: ({ hash }) => hash })
  if (ticket) return <ResetByLink ticket={ticket} onDone={onDone} />

  function onDone() {
    toast(t`新密码已保存，请用新密码登录。`, { kind: 'ok' })
    void navigate({ to: '/account/login', replace: true })
  }

  return (
    <Frame title={t`重置密码`}>
      <div className={css.head}>
        <h2 className={css.title}>{t`重置密码`}</h2>
        <p className={css.step}>{step}</p>
      </div>
      {ways.length > 1 && proof === null && (
        <Segmented
          label={t`验证方式`}
          value={way ?? 'phone'}
          onChange={setChosen}
          items={[
            { value: 'phone', label: t`短信验证码` },
            { value: 'mail', label: t`邮件链接` },
          ]}
        />
      )}
      {way === 'mail' && <ResetByMail />}
      {way === 'phone' && proof === null && <ResetCheck onChecked={setProof} />}
      {way === 'phone' && proof !== null && <NewPassword proof={proof} onDone={onDone} />}
      {way ? (
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

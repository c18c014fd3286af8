import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sendResetMail } from '../../contract/credentials.ts'
import { ask } from '../../queries/engine/query.ts'
import { isEmail, isEmpty } from '../../rules/fields.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import css from './Form.module.css'
import { focusField } from './focusField.ts'

/** Has a link sent to an address (C117). The reply is the same whether somebody has that address or nobody. */
export function ResetByMail() {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState('')
  const send = useMutation({ mutationFn: () => ask(sendResetMail, { email: email.trim() }) })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isEmail(email.trim())) {
      if (!send.isPending) send.mutate()
      return
    }
    setFault(isEmpty(email) ? t`请输入邮箱` : t`邮箱格式不正确`)
    focusField(event.currentTarget, 'email')
  }

  if (send.isSuccess)
    return (
      <p role="status" className={css.ended}>
        {t`如果有账号绑定了这个邮箱，邮件已发出，请在 15 分钟内打开其中的链接。没有收到时，请查看垃圾邮件，或联系老师。`}
      </p>
    )
  return (
    <form noValidate className={css.form} onSubmit={onSubmit} aria-label={t`用邮件重设密码`}>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`已绑定的邮箱`}
        value={email}
        error={fault}
        onChange={(event) => {
          setEmail(event.target.value)
          setFault('')
        }}
      />
      <Button type="submit" wide busy={send.isPending}>
        {t`发送邮件`}
      </Button>
    </form>
  )
}

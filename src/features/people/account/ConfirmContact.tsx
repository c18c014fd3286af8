import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { confirmContact } from '../../../contract/credentials.ts'
import { ask } from '../../../queries/engine/query.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import css from './Account.module.css'

/** Waits for a tap: programs that look into mails open links, and must not use this one up. */
export function ConfirmContact({ token }: { token: string }) {
  const { t } = useLingui()
  const confirm = useMutation({ mutationFn: () => ask(confirmContact, { token }) })
  const { error } = confirm
  const fault =
    error && (isUnplugged(error) ? t`没有网络，联网后再试。` : refusalOf(error) || t`请求失败，请重试`)
  return (
    <Card className={css.form}>
      <p role="status" className={css.lead}>
        {confirm.isSuccess ? t`已确认。` : fault || t`点“确认”完成绑定，或撤销对账号的更改。`}
      </p>
      {confirm.isSuccess ? (
        <ButtonLink to="/account/login" wide>{t`进入应用`}</ButtonLink>
      ) : (
        <Button wide busy={confirm.isPending} onClick={() => confirm.mutate()}>{t`确认`}</Button>
      )}
    </Card>
  )
}

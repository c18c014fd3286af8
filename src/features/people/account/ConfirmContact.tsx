import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { confirmContact } from '../../../contract/credentials.ts'
import { ask } from '../../../queries/engine/query.ts'
import { isServiceFault, isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import css from './Account.module.css'

interface Props {
  token: string
  /** the link takes a change back; otherwise it binds an address */
  isUndo: boolean
}

/** Waits for a tap: programs that look into mails open links, and must not use this one up. */
export function ConfirmContact({ token, isUndo }: Props) {
  const { t } = useLingui()
  const confirm = useMutation({ mutationFn: () => ask(confirmContact, { token }) })
  const { error } = confirm
  const fault =
    error && (isUnplugged(error) ? t`没有网络，联网后再试。` : refusalOf(error) || t`请求失败，请重试`)
  const before = isUndo
    ? t`撤销后，账号改回使用这个邮箱或手机号，所有设备需要重新登录。`
    : t`点“确认”完成绑定。`
  const after = isUndo ? t`已撤销，账号改回原来的邮箱或手机号。如果不是你改的，请马上修改密码。` : t`已确认。`
  // Another tap makes a link that was used no better.
  const isOver = confirm.isSuccess || (error !== null && !isUnplugged(error) && !isServiceFault(error))
  return (
    <Card className={css.form}>
      <p role="status" className={css.lead}>
        {confirm.isSuccess ? after : fault || before}
      </p>
      {isOver ? (
        <ButtonLink to="/account/login" wide>{t`进入应用`}</ButtonLink>
      ) : (
        <Button wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {isUndo ? t`撤销更改` : t`确认`}
        </Button>
      )}
    </Card>
  )
}

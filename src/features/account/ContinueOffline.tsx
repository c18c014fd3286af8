import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { continueOffline, type lastAccounts } from '../../queries/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import css from './Form.module.css'

type Account = Awaited<ReturnType<typeof lastAccounts>>[number]

interface Props {
  accounts: readonly Account[]
  onIn: () => void
}

/** Who signed in here before may go on with what the device keeps, without a session. */
export default function ContinueOffline({ accounts, onIn }: Props) {
  const { t } = useLingui()
  const go = useMutation({ mutationFn: continueOffline, onSuccess: onIn })
  return (
    <section aria-label={t`离线继续`} className={css.form}>
      <p className={css.lead}>{t`没有网络？可以先用本机保存的内容，作答会留在本机，登录后发送。`}</p>
      {accounts.map((account) => (
        <Button key={account.id} kind="plain" wide busy={go.isPending} onClick={() => go.mutate(account)}>
          {account.fullName ? t`离线继续（${account.fullName}）` : t`离线继续`}
        </Button>
      ))}
    </section>
  )
}

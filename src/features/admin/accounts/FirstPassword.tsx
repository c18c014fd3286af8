import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Admin.module.css'

/** A first password, which is shown this once. */
export function FirstPassword({ password }: { password: string }) {
  const { t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(password)
      toast(t`已复制`, { kind: 'ok' })
    } catch {
      toast(t`请手动选中复制`, { kind: 'bad' })
    }
  }
  return (
    <div role="status" className={css.secret}>
      <span>{t`初始密码只显示这一次，首次登录时须修改：`}</span>
      <code>{password}</code>
      <Button kind="text" onClick={() => void copy()}>{t`复制`}</Button>
    </div>
  )
}

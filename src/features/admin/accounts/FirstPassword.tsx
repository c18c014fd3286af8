import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import css from '../Admin.module.css'
import { useCopyText } from '../parts/useCopyText.ts'

/** A first password, which is shown this once. */
export function FirstPassword({ password }: { password: string }) {
  const { t } = useLingui()
  const copy = useCopyText()
  return (
    <div role="status" className={css.secret}>
      <span>{t`初始密码只显示这一次，首次登录时须修改：`}</span>
      <code>{password}</code>
      <Button kind="text" onClick={() => void copy(password)}>{t`复制`}</Button>
    </div>
  )
}

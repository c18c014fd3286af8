import { useLingui } from '@lingui/react/macro'
import type { BroughtAccounts } from '../../../queries/admin/importAccounts.ts'
import { Card } from '../../../ui/Card.tsx'
import css from '../Admin.module.css'
import { PasswordList } from './PasswordList.tsx'

/** Result of an import. The first passwords of new accounts are shown on this page alone. */
export function ImportDone({ brought, onSaved }: { brought: BroughtAccounts; onSaved: () => void }) {
  const { t } = useLingui()
  const { created, changed, passwords } = brought
  return (
    <Card>
      <div className={css.form}>
        <p role="status">{t`已新建 ${created} 个账号，更新 ${changed} 个。`}</p>
        {passwords.length > 0 && <PasswordList passwords={passwords} onSaved={onSaved} />}
      </div>
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { BroughtAccounts } from '../../../queries/admin/importAccounts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { savePasswords } from './accountSheets.ts'

const maxShownPasswords = 50

/** Result of an import. The first passwords of new accounts are shown on this page alone. */
export function ImportDone({ brought, onSaved }: { brought: BroughtAccounts; onSaved: () => void }) {
  const { t } = useLingui()
  const { created, changed, passwords } = brought
  const heads = [t`学号或工号`, t`姓名`, t`初始密码`]
  const save = async () => {
    await savePasswords(t`初始密码.xlsx`, heads, passwords)
    onSaved()
  }
  return (
    <Card>
      <div className={css.form}>
        <p role="status">{t`已新建 ${created} 个账号，更新 ${changed} 个。`}</p>
        {passwords.length > 0 && (
          <>
            <div className={css.secret}>
              <span>{t`初始密码只在这一页，关闭页面后无法再看到。请现在下载，发给本人后删除文件。`}</span>
              <Button onClick={() => void save()}>{t`下载初始密码`}</Button>
            </div>
            <AdminTable
              label={t`初始密码`}
              rows={passwords.slice(0, maxShownPasswords)}
              rowKey={([number]) => number}
              empty={null}
              columns={heads.map((head, at) => ({
                head,
                cell: (row: (typeof passwords)[number]) => (at === 2 ? <code>{row[at]}</code> : row[at]),
              }))}
            />
          </>
        )}
      </div>
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { PasswordLine } from '../../../queries/admin/importAccounts.ts'
import { Button } from '../../../ui/Button.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { savePasswords } from './accountSheets.ts'

const maxShownPasswords = 50

/** First passwords of many accounts: they are on this page alone, to be downloaded. */
export function PasswordList({
  passwords,
  onSaved,
}: {
  passwords: readonly PasswordLine[]
  onSaved: () => void
}) {
  const { t } = useLingui()
  const heads = [t`学号或工号`, t`姓名`, t`初始密码`]
  const save = async () => {
    await savePasswords(t`初始密码.xlsx`, heads, passwords)
    onSaved()
  }
  return (
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
          cell: (row: PasswordLine) => (at === 2 ? <code>{row[at]}</code> : row[at]),
        }))}
      />
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AbsentAccount } from '../../../contract/admin/adminImport.ts'
import { disableAbsent } from '../../../queries/admin/disableAbsent.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import css from '../Admin.module.css'
import { useAdminChange } from '../parts/useAdminChange.ts'

const maxShownNames = 20

/** Students of these classes who are not in the table: they stay, unless they are disabled in a step of its own. */
export function AbsentAccounts({ absent }: { absent: readonly AbsentAccount[] }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const count = absent.length
  const disable = useAdminChange(
    () =>
      disableAbsent(
        absent.map(({ id }) => id),
        t`导入的表格中没有`,
      ),
    t`已停用 ${count} 个账号`,
    () => {
      setIsAsking(false)
      setIsDone(true)
    },
  )
  if (isDone) return null
  return (
    <Card>
      <div className={css.form}>
        <p>{t`这些班级里另有 ${count} 名学生不在表格中，他们的账号保持不变：`}</p>
        <p className={css.quiet}>
          {absent
            .slice(0, maxShownNames)
            .map(({ number, fullName }) => `${fullName} ${number}`)
            .join('，')}
          {count > maxShownNames && ' …'}
        </p>
        <div className={css.row}>
          <Button kind="plain" onClick={() => setIsAsking(true)}>
            {t`停用这 ${count} 个账号`}
          </Button>
        </div>
      </div>
      <Confirm
        open={isAsking}
        title={t`停用 ${count} 个账号？`}
        action={t`停用 ${count} 个`}
        danger
        busy={disable.isBusy}
        onConfirm={() => disable.run(undefined)}
        onClose={() => setIsAsking(false)}
      >
        {t`停用后不能登录。学习记录和成绩都保留，随时可以恢复。`}
      </Confirm>
    </Card>
  )
}

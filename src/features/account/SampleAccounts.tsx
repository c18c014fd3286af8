import { useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { RowButton } from '../../ui/Row.tsx'
import css from './SampleAccounts.module.css'

export interface SampleAccount {
  loginName: string
  password: string
}

/** Accounts of the sample school, in nobody else's: a tap fills the form. */
export default function SampleAccounts({ onPick }: { onPick: (account: SampleAccount) => void }) {
  const { t } = useLingui()
  const accounts = [
    { name: t`学生`, loginName: 'student', password: 'Student-2026' },
    { name: t`另一名学生`, loginName: 'student2', password: 'Student-2026' },
    { name: t`教师`, loginName: 'teacher', password: 'Teacher-2026' },
    { name: t`管理员`, loginName: 'admin', password: 'Admin-2026' },
    { name: t`首次登录`, loginName: 'fresh', password: 'Fresh-2026' },
  ]
  return (
    <details className={css.sample}>
      <summary className={css.head}>
        {t`示例学校的账号`}
        {/* the one that the first screens carry, turned */}
        <ChevronRight className={css.chevron} aria-hidden="true" />
      </summary>
      {accounts.map(({ name, loginName, password }) => (
        <RowButton
          key={loginName}
          title={name}
          sub={`${loginName} / ${password}`}
          trail={t`填入`}
          onClick={() => onPick({ loginName, password })}
        />
      ))}
    </details>
  )
}

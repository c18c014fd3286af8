import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import css from '../Admin.module.css'

/** Titles of the fields that an import brings too. */
const fieldTitles: Record<string, MessageDescriptor> = {
  fullName: msg`姓名`,
  fullNameEn: msg`英文姓名`,
  phone: msg`手机号`,
  email: msg`邮箱`,
  academyId: msg`学院或班级`,
  subjectName: msg`专业或学科`,
}

/** Which fields of an account were edited by hand: an import leaves them as they are. */
export function EditedFields({ edited }: { edited: readonly string[] }) {
  const { t } = useLingui()
  if (edited.length === 0) return null
  const names = edited.flatMap((name) => (fieldTitles[name] ? t(fieldTitles[name]) : [])).join(t`、`)
  return <p className={css.quiet}>{t`手工修改过，再次导入时保持不变：${names}`}</p>
}

import { useLingui } from '@lingui/react/macro'
import type { Role } from '../../contract/session.ts'
import type { BaseInfo } from '../../contract/users.ts'
import { Card } from '../../ui/Card.tsx'
import { Tag } from '../../ui/Tag.tsx'
import css from './ProfileCard.module.css'

interface Props {
  fullName: string
  role: Role
  /** absent while it is not known here */
  info?: BaseInfo
}

/** Who is signed in: name, role, school unit. */
export function ProfileCard({ fullName, role, info }: Props) {
  const { t } = useLingui()
  const roles: Record<Role, string> = {
    Student: t`学生`,
    Teacher: t`教师`,
    MachineAdmin: t`机房管理员`,
    SubjectAdmin: t`学科管理员`,
    AcademyAdmin: t`学院管理员`,
    SystemAdmin: t`系统管理员`,
    SuperAdmin: t`超级管理员`,
  }
  const unit = [info?.academyName, info?.classesName || info?.subjectName].filter(Boolean)
  return (
    <Card className={css.card}>
      <span className={css.picture} aria-hidden="true">
        {info?.image ? <img src={info.image} alt="" /> : [...fullName][0]}
      </span>
      <div className={css.words}>
        <h2 className={css.name}>{fullName}</h2>
        <p className={css.line}>
          <Tag tone="primary">{roles[role]}</Tag>
          {info && <span>{info.loginName}</span>}
        </p>
        {unit.length > 0 && (
          <p className={css.unit}>
            {unit.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
        )}
      </div>
    </Card>
  )
}

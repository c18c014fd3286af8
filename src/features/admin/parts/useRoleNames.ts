import { useLingui } from '@lingui/react/macro'
import type { Role } from '../../../contract/session.ts'

export function useRoleNames(): Record<Role, string> {
  const { t } = useLingui()
  return {
    Student: t`学生`,
    Teacher: t`教师`,
    MachineAdmin: t`机房管理员`,
    SubjectAdmin: t`学科管理员`,
    AcademyAdmin: t`学院管理员`,
    SystemAdmin: t`系统管理员`,
    SuperAdmin: t`超级管理员`,
  }
}

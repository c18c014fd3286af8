import { useLingui } from '@lingui/react/macro'
import type { TeacherAssignment } from '../../../contract/quizzes/assignment.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowLink } from '../../../ui/Row.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Assignments.module.css'

/** The assignments that a teacher set, each leading to what was handed in. */
export function TeacherAssignments({ assignments }: { assignments: readonly TeacherAssignment[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Card flush>
      {assignments.map((assignment) => (
        <RowLink
          key={assignment.id}
          to="/practice"
          search={{ id: assignment.id }}
          title={pick(assignment.title, assignment.titleEn)}
          sub={
            <>
              {t`截止`} <Time at={assignment.deadline} precise />
            </>
          }
          trail={
            <span className={css.counts}>
              <span className="num">{t`${assignment.submitted} / ${assignment.students} 人已交`}</span>
              <span className="num">{t`已评 ${assignment.scored}`}</span>
            </span>
          }
        />
      ))}
    </Card>
  )
}

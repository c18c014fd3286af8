import { useLingui } from '@lingui/react/macro'
import type { Submission } from '../../contract/quizzes/assignment.ts'
import { Time } from '../../ui/Time.tsx'
import css from './Assignments.module.css'

/** Why work that arrived after the deadline is in time: the service saw its hash before. */
export function AnnouncedNote({ submission: { announcedAt } }: { submission: Submission }) {
  const { t } = useLingui()
  if (announcedAt === undefined) return null
  return (
    <p className={css.quiet}>
      {t`截止前已收到它的指纹，附件随后传完：按时。收到指纹：`}
      <Time at={announcedAt} precise />
    </p>
  )
}

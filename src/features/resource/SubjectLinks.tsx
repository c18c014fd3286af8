import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import FlaskConical from 'lucide-react/icons/flask-conical'
import FolderTree from 'lucide-react/icons/folder-tree'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import type { Subject } from '../../contract/subjects.ts'
import { sessionAtom } from '../../queries/session.ts'
import { isTeacherSide } from '../../rules/roles.ts'
import { useNames } from '../../viewer/names.ts'
import css from './SubjectLinks.module.css'

/** What experiments there are belongs to this subject; the service does not say it otherwise. */
const hasExperiments = ({ nameEn }: Subject) => /microbio/i.test(nameEn)

/** From a subject to what is beside its list: its parts, the experiments, what one brought oneself. */
export function SubjectLinks({ subject }: { subject: Subject }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const role = useAtomValue(sessionAtom)?.user.userType
  const { id, children } = subject
  const isTeacher = role !== undefined && isTeacherSide(role)
  if (children.length === 0 && !hasExperiments(subject) && !isTeacher) return null
  return (
    <nav className={css.row} aria-label={t`这个学科里`}>
      {children.length > 0 && (
        <Link to="/resource/child/$id" params={{ id }} className={css.link}>
          <FolderTree aria-hidden="true" />
          {t`分支学科`}
        </Link>
      )}
      {children.map((child) => (
        <Link key={child.id} to="/resource/specimen/$id" params={{ id: child.id }} className={css.link}>
          {pick(child.name, child.nameEn)}
          {child.specimenCount > 0 && <span className={css.count}>{child.specimenCount}</span>}
        </Link>
      ))}
      {hasExperiments(subject) && (
        <Link to="/resource/microbe" className={css.link}>
          <FlaskConical aria-hidden="true" />
          {t`微生物实验`}
        </Link>
      )}
      {isTeacher && (
        <Link to="/resource/mySpecimen/$id" params={{ id }} className={css.link}>
          <UserRoundPen aria-hidden="true" />
          {t`我的标本`}
        </Link>
      )}
    </nav>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import FolderTree from 'lucide-react/icons/folder-tree'
import Presentation from 'lucide-react/icons/presentation'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import type { Subject } from '../../../contract/subjects.ts'
import { sessionAtom } from '../../../queries/session/session.ts'
import { isTeacherSide } from '../../../rules/roles.ts'
import { useNames } from '../../../ui/bilingual.ts'
import css from './SubjectLinks.module.css'

/** From a subject to what is beside its list: its parts, what one brought oneself. */
export function SubjectLinks({ subject }: { subject: Subject }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const role = useAtomValue(sessionAtom)?.user.userType
  const { id, children } = subject
  const isTeacher = role !== undefined && isTeacherSide(role)
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
      <Link to="/resource/courseware/$id" params={{ id }} className={css.link}>
        <Presentation aria-hidden="true" />
        {t`课件资源`}
      </Link>
      {isTeacher && (
        <Link to="/resource/mySpecimen/$id" params={{ id }} className={css.link}>
          <UserRoundPen aria-hidden="true" />
          {t`我的标本`}
        </Link>
      )}
    </nav>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Course } from '../../contract/courses.ts'
import { inLang, langAtom } from '../../device/language.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './CourseSheet.module.css'
import { Picture } from './Picture.tsx'

/** What a course is and who teaches it. */
export function CourseSheet({ course, onClose }: { course: Course | null; onClose: () => void }) {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  const desc = course ? inLang(lang, course.desc, course.descEn) : ''
  return (
    <Sheet
      open={course !== null}
      onClose={onClose}
      title={course ? inLang(lang, course.name, course.nameEn) : ''}
    >
      {course && (
        <div className={css.course}>
          <div className={css.picture}>
            <Picture src={course.thumbnail} seed={course.id} />
          </div>
          {desc && <p className={css.desc}>{desc}</p>}
          {course.teachers.length > 0 && (
            <>
              <h3 className={css.head}>{t`任课教师`}</h3>
              <ul className={css.teachers}>
                {course.teachers.map((teacher) => (
                  <li key={teacher.id}>{inLang(lang, teacher.name, teacher.nameEn)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Sheet>
  )
}

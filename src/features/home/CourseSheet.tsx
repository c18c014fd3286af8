import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Course } from '../../contract/teaching/course.ts'
import { langAtom } from '../../device/language.ts'
import { inLang } from '../../rules/lang.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useFurtherTexts } from '../../ui/hooks/useFurtherTexts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './CourseSheet.module.css'
import { FieldPicture } from './FieldPicture.tsx'

/** The address of the larger picture that the service keeps beside a cover; any other is its own. */
const larger = (cover: string) => cover.replace(/cover\.webp$/, 'thumb.webp')

/** Sheet about a course: its description, its teachers, and the way to it; slides and questions are the school's, of all courses. */
export function CourseSheet({ course, onClose }: { course: Course | null; onClose: () => void }) {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  const hasTexts = useFurtherTexts()
  if (!hasTexts) return null
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
            <FieldPicture src={course.thumbnail} seed={course.id} />
            {/* over the small one, which stays where this one cannot be had */}
            {course.thumbnail && <img src={larger(course.thumbnail)} alt="" decoding="async" />}
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
          <div className={css.ways}>
            <ButtonLink to="/ts/course" search={{ id: course.id }}>
              {t`打开课程`}
            </ButtonLink>
            <ButtonLink kind="soft" to="/resource" search={{ subject: 'all' }}>
              {t`全部切片`}
            </ButtonLink>
            <ButtonLink kind="soft" to="/exercise/chapter">
              {t`全部章节练习`}
            </ButtonLink>
          </div>
        </div>
      )}
    </Sheet>
  )
}

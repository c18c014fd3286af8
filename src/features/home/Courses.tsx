import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Course } from '../../contract/teaching/course.ts'
import { langAtom } from '../../device/language.ts'
import { betweenNames, inLang, type Lang } from '../../rules/lang.ts'
import { later } from '../../ui/later.tsx'
import css from './Courses.module.css'
import { FieldPicture } from './FieldPicture.tsx'

/** Comes at the first tap. */
const CourseSheet = later(async () => (await import('./CourseSheet.tsx')).CourseSheet)

/** Courses as cards: `strip` side by side to be swiped, else a grid. A tap shows what the course is. */
export function Courses({ items, strip }: { items: readonly Course[]; strip?: boolean }) {
  const lang = useAtomValue(langAtom)
  // undefined until the first tap
  const [open, setOpen] = useState<Course | null>()
  return (
    <>
      <ul className={strip ? css.strip : css.grid}>
        {items.map((course) => (
          <li key={course.id}>
            <button
              type="button"
              className={css.course}
              aria-haspopup="dialog"
              onClick={() => setOpen(course)}
            >
              <span className={css.picture}>
                <FieldPicture src={course.thumbnail} seed={course.id} />
              </span>
              <span className={css.words}>
                <span className={css.name}>{inLang(lang, course.name, course.nameEn)}</span>
                <span className={css.teachers}>{teachersOf(course, lang)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <CourseSheet course={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const teachersOf = (course: Course, lang: Lang) =>
  course.teachers
    // a name stays whole
    .map((teacher) => inLang(lang, teacher.name, teacher.nameEn).replaceAll(' ', '\u00A0'))
    .join(betweenNames(lang))

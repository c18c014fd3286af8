import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Course } from '../../contract/courses.ts'
import { inLang, langAtom } from '../../device/language.ts'
import { CourseSheet } from './CourseSheet.tsx'
import css from './Courses.module.css'
import { Picture } from './Picture.tsx'

/** Courses as cards: `strip` side by side to be swiped, else a grid. A tap shows what the course is. */
export function Courses({ items, strip }: { items: readonly Course[]; strip?: boolean }) {
  const lang = useAtomValue(langAtom)
  const [open, setOpen] = useState<Course | null>(null)
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
                <Picture src={course.thumbnail} />
              </span>
              <span className={css.words}>
                <span className={css.name}>{inLang(lang, course.name, course.nameEn)}</span>
                <span className={css.teachers}>{teachersOf(course, lang)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <CourseSheet course={open} onClose={() => setOpen(null)} />
    </>
  )
}

const teachersOf = (course: Course, lang: 'zh' | 'en') =>
  course.teachers
    .map((teacher) => inLang(lang, teacher.name, teacher.nameEn))
    .join(lang === 'zh' ? '、' : ', ')

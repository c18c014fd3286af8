import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Course, StudyingCourse, TeachingCourse } from '../../contract/teaching/course.ts'
import { langAtom } from '../../device/language.ts'
import { betweenNames } from '../../rules/lang.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Ring } from '../../ui/signs/Ring.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { MaterialPicture } from './MaterialPicture.tsx'
import { useTeachingWords } from './words.ts'

export function useTeacherNames() {
  const { pick } = useNames()
  const lang = useAtomValue(langAtom)
  return ({ teachers }: Pick<Course, 'teachers'>) =>
    teachers.map(({ name, nameEn }) => pick(name, nameEn)).join(betweenNames(lang))
}

/** The courses that somebody studies, with what comes next in each. */
export function StudyingCourses({ courses }: { courses: readonly StudyingCourse[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Card flush as="ul">
      {courses.map((course) => {
        const { id, name, nameEn, percent, next, roomName, state, thumbnail } = course
        const title = pick(name, nameEn)
        const nextName = next && pick(next.name, next.nameEn)
        return (
          <li key={id}>
            <RowLink
              to="/ts/course"
              search={{ id }}
              lead={<MaterialPicture src={thumbnail} seed={id} />}
              title={title}
              sub={nextName ? t`${roomName} · 接下来：${nextName}` : t`${roomName} · 课件已全部学完`}
              trail={
                state === 'ended' ? (
                  <Tag>{t`已结束`}</Tag>
                ) : (
                  <Ring value={percent / 100} label={t`${title} 已学 ${percent}%`} />
                )
              }
            />
          </li>
        )
      })}
    </Card>
  )
}

/** The courses that somebody teaches. */
export function TeachingCourses({ courses }: { courses: readonly TeachingCourse[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { states, roles } = useTeachingWords()
  return (
    <Card flush as="ul">
      {courses.map(({ id, name, nameEn, state, role, rooms, students, coursewares, thumbnail }) => (
        <li key={id}>
          <RowLink
            to="/ts/course"
            search={{ id }}
            lead={<MaterialPicture src={thumbnail} seed={id} />}
            title={pick(name, nameEn)}
            sub={t`${roles[role]} · ${rooms} 个班 · ${students} 人 · ${coursewares} 份课件`}
            trail={<Tag tone={state === 'open' ? 'ok' : 'neutral'}>{states[state]}</Tag>}
          />
        </li>
      ))}
    </Card>
  )
}

export function PlainCourses({ courses }: { courses: readonly Course[] }) {
  const { pick } = useNames()
  const teachers = useTeacherNames()
  return (
    <Card flush as="ul">
      {courses.map((course) => (
        <li key={course.id}>
          <RowLink
            to="/ts/course"
            search={{ id: course.id }}
            lead={<MaterialPicture src={course.thumbnail} seed={course.id} />}
            title={pick(course.name, course.nameEn)}
            sub={teachers(course)}
          />
        </li>
      ))}
    </Card>
  )
}

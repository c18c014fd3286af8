import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import type { Course } from '../../contract/teaching/course.ts'
import { setCourseCollected } from '../../queries/teaching/courses.ts'
import { useNames } from '../../ui/bilingual.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { toast } from '../../ui/toast.ts'

/** Says at once whether the course is a favourite: the change is stored on the device and goes out by itself. */
export function CourseStar({ course }: { course: Course }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { collected } = course
  const name = pick(course.name, course.nameEn)
  const change = () =>
    setCourseCollected(course, !collected).catch(() => toast(t`没有存下来，请再试一次。`, { kind: 'bad' }))
  return (
    <IconButton
      label={collected ? t`取消收藏 ${name}` : t`收藏 ${name}`}
      aria-pressed={collected}
      onClick={change}
    >
      <Star aria-hidden="true" fill={collected ? 'currentColor' : 'none'} />
    </IconButton>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { StudyRecord } from '../../contract/teaching/record.ts'
import { useNames } from '../../ui/bilingual.ts'
import { MaterialPicture } from './MaterialPicture.tsx'
import css from './Teaching.module.css'

/** Leads back to the slide where the person stopped. */
export function ContinueLesson({ record }: { record: StudyRecord }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { courseId, coursewareId, slideId, slideNo, slideCount } = record
  return (
    <Link
      to="/ts/courseware"
      search={{ id: coursewareId, course: courseId, slide: slideId ?? undefined }}
      className={css.go}
    >
      <MaterialPicture src={record.thumbnail} seed={coursewareId} large />
      <span className={css.words}>
        <span className={css.eyebrow}>{t`继续上次`}</span>
        <span className={css.name}>{pick(record.coursewareName, record.coursewareNameEn)}</span>
        <span className={css.quiet}>
          {pick(record.courseName, record.courseNameEn)}
          {slideNo > 0 && ` · ${slideNo} / ${slideCount}`}
        </span>
      </span>
    </Link>
  )
}

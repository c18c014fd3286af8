import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { CourseCourseware, CoursewareRow } from '../../contract/teaching/courseware.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Ring } from '../../ui/signs/Ring.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Time } from '../../ui/Time.tsx'
import { MaterialPicture } from './MaterialPicture.tsx'
import { filmTitle } from './words.ts'

/** The coursewares of a course, with what the person has seen of each. */
export function CourseCoursewares({
  courseId,
  coursewares,
  now,
}: {
  courseId: number
  coursewares: readonly CourseCourseware[]
  now: number
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Card flush as="ul">
      {coursewares.map(({ id, name, nameEn, thumbnail, slideCount, percent, hasVideo, shownFrom }) => {
        const title = pick(name, nameEn)
        return (
          <li key={id}>
            <RowLink
              to="/ts/courseware"
              search={{ id, course: courseId }}
              lead={<MaterialPicture src={thumbnail} seed={id} />}
              title={title}
              sub={
                <>
                  {t`${slideCount} 页`}
                  {hasVideo && ` · ${t(filmTitle)}`}
                  {shownFrom > now && (
                    <>
                      {' · '}
                      <Time at={shownFrom} /> {t`起对学生开放`}
                    </>
                  )}
                </>
              }
              trail={
                percent >= 100 ? (
                  <Tag tone="ok" icon={<Check aria-hidden="true" />}>{t`已学完`}</Tag>
                ) : (
                  percent > 0 && <Ring value={percent / 100} label={t`${title} 已学 ${percent}%`} />
                )
              }
            />
          </li>
        )
      })}
    </Card>
  )
}

/** Coursewares of a teacher or of the school. */
export function TeacherCoursewares({ coursewares }: { coursewares: readonly CoursewareRow[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Card flush as="ul">
      {coursewares.map(({ id, name, nameEn, thumbnail, slideCount, state, scope, ownerName }) => (
        <li key={id}>
          <RowLink
            to="/ts/arrange"
            search={{ id }}
            lead={<MaterialPicture src={thumbnail} seed={id} />}
            title={pick(name, nameEn)}
            sub={t`${slideCount} 页 · ${ownerName}`}
            trail={
              <>
                {scope === 'school' && <Tag>{t`全校`}</Tag>}
                {state === 'draft' && <Tag tone="warn">{t`草稿`}</Tag>}
              </>
            }
          />
        </li>
      ))}
    </Card>
  )
}

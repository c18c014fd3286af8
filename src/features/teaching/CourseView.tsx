import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import Presentation from 'lucide-react/icons/presentation'
import QrCode from 'lucide-react/icons/qr-code'
import Users from 'lucide-react/icons/users'
import type { CourseDetail } from '../../contract/teaching/course.ts'
import type { CourseCourseware } from '../../contract/teaching/courseware.ts'
import { useNow } from '../../parts/useNow.ts'
import { ownPreparationsQuery } from '../../queries/teaching/prepare.ts'
import { courseVersion } from '../../rules/teaching/courseVersion.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { Row, RowLink } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CourseCoursewares } from './CoursewareRows.tsx'
import { FollowRow } from './follow/FollowRow.tsx'
import { KeepLesson } from './KeepLesson.tsx'
import { MaterialPicture } from './MaterialPicture.tsx'
import { PrepareCard } from './prepare/PrepareCard.tsx'
import { Ratio } from './Ratio.tsx'
import css from './Teaching.module.css'
import { useTeachingWords } from './words.ts'

/** @param coursewares undefined: not known yet */
export function CourseView({
  course,
  coursewares,
}: {
  course: CourseDetail
  coursewares: readonly CourseCourseware[] | undefined
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  const desc = pick(course.desc, course.descEn)
  const facts = [
    course.academy && pick(course.academy.name, course.academy.nameEn),
    course.term && pick(course.term.name, course.term.nameEn),
  ].filter(Boolean)
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <MaterialPicture
          src={course.thumbnail.replace(/cover\.webp$/, 'thumb.webp')}
          seed={course.id}
          large
        />
        {facts.length > 0 && <p className={css.quiet}>{facts.join(' · ')}</p>}
        {desc && <p className={css.prose}>{desc}</p>}
        <CourseClass course={course} />
        {course.roomId !== null && <CoursePreparations courseId={course.id} />}
        <Section title={t`课件`}>
          {coursewares && coursewares.length > 0 && (
            <KeepLesson
              kind="course"
              id={course.id}
              version={courseVersion(coursewares)}
              words={t`保存整门课`}
            />
          )}
          <Coursewares course={course} coursewares={coursewares} />
        </Section>
      </div>
      <div className={css.stack}>
        <Section title={t`任课教师`}>
          <Staff course={course} />
        </Section>
        <Section title={t`成绩比例`}>
          <Card>
            <Ratio ratio={course.ratio} />
          </Card>
        </Section>
      </div>
    </div>
  )
}

/** The labs to come of one's class. */
function CoursePreparations({ courseId }: { courseId: number }) {
  const { t } = useLingui()
  const preparations = useQuery(ownPreparationsQuery()).data ?? []
  const own = preparations.filter((preparation) => preparation.courseId === courseId)
  if (own.length === 0) return null
  return (
    <Section title={t`课前准备`}>
      {own.map((preparation) => (
        <PrepareCard key={preparation.id} preparation={preparation} />
      ))}
    </Section>
  )
}

/** The way to one's class, or into one. */
function CourseClass({ course }: { course: CourseDetail }) {
  const { t } = useLingui()
  const { id, may, roomId, state, rooms, students } = course
  if (may.members)
    return (
      <Card flush>
        <RowLink
          to="/ts/class"
          search={{ course: id }}
          lead={<Users aria-hidden="true" />}
          title={t`班级与成员`}
          sub={t`${rooms} 个班，${students} 人`}
        />
        <RowLink
          to="/ts/prepare"
          search={{ id }}
          lead={<ListChecks aria-hidden="true" />}
          title={t`课前准备`}
          sub={t`选好实验要用的资料，查看谁已就绪`}
        />
        {may.present && (
          <RowLink
            to="/ts/present"
            search={{ course: id }}
            lead={<Presentation aria-hidden="true" />}
            title={t`给全班演示`}
            sub={t`你翻到哪页，同学就看到哪页`}
          />
        )}
      </Card>
    )
  if (roomId !== null)
    return (
      <Card flush>
        <RowLink
          to="/ts/class"
          search={{ course: id }}
          lead={<Users aria-hidden="true" />}
          title={t`我的班级`}
          sub={t`查看班级，或退出`}
        />
        <FollowRow roomId={roomId} />
      </Card>
    )
  if (state === 'ended') return null
  return (
    <Card flush>
      <RowLink
        to="/ts/code"
        lead={<QrCode aria-hidden="true" />}
        title={t`加入班级`}
        sub={t`输入老师给的班级码，就能学习课件`}
      />
    </Card>
  )
}

function Coursewares({
  course,
  coursewares,
}: {
  course: CourseDetail
  coursewares: readonly CourseCourseware[] | undefined
}) {
  const { t } = useLingui()
  const now = useNow()
  const { id, may, roomId } = course
  const count = course.coursewares
  return (
    <>
      {coursewares && coursewares.length > 0 && (
        <CourseCoursewares courseId={id} coursewares={coursewares} now={now} />
      )}
      {coursewares?.length === 0 && (
        <p className={css.quiet}>
          {roomId === null && !may.members && count > 0
            ? t`本课程有 ${count} 份课件，加入班级后可以学习。`
            : t`老师还没有发布课件。`}
        </p>
      )}
      {may.coursewares && (
        <div className={css.buttons}>
          <ButtonLink to="/ts/publish" search={{ id }} kind="soft">{t`发布课件`}</ButtonLink>
        </div>
      )}
    </>
  )
}

function Staff({ course: { staff } }: { course: CourseDetail }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { roles } = useTeachingWords()
  if (staff.length === 0) return <p className={css.quiet}>{t`还没有任课教师。`}</p>
  return (
    <Card flush>
      {staff.map(({ id, name, nameEn, role }) => (
        <Row key={id} title={pick(name, nameEn)} trail={<Tag>{roles[role]}</Tag>} />
      ))}
    </Card>
  )
}

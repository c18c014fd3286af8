import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { StudyingCourses, TeachingCourses } from '../../features/teaching/CourseRows.tsx'
import { usePermissions } from '../../queries/session/usePermissions.ts'
import { studyingQuery, teachingQuery } from '../../queries/teaching/courses.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'

export const Route = createFileRoute('/my/course')({
  staticData: { title: msg`我的课程`, frame: 'page' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(studyingQuery()),
  component: MyCourses,
})

/** The courses that one studies and teaches (S33). */
function MyCourses() {
  const { t } = useLingui()
  const teaches = usePermissions().hasAny('course.create')
  const studying = useQuery(studyingQuery()).data ?? []
  const taught = useQuery({ ...teachingQuery(), enabled: teaches }).data ?? []
  return (
    <Screen title={t`我的课程`} back="/my">
      {taught.length > 0 && (
        <Section title={t`我教的课程`}>
          <TeachingCourses courses={taught} />
        </Section>
      )}
      {studying.length > 0 && (
        <Section title={t`我学的课程`}>
          <StudyingCourses courses={studying} />
        </Section>
      )}
      {studying.length + taught.length === 0 && (
        <BlankPage
          art="empty"
          title={t`还没有加入课程`}
          text={t`向老师要班级码，加入后课程会出现在这里。`}
          action={<ButtonLink to="/ts/code">{t`输入班级码`}</ButtonLink>}
        />
      )}
    </Screen>
  )
}

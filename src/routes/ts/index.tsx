import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ComponentProps, lazy, Suspense } from 'react'
import { ContinueLesson } from '../../features/teaching/ContinueLesson.tsx'
import { PlainCourses, StudyingCourses, TeachingCourses } from '../../features/teaching/CourseRows.tsx'
import { PrepareCard } from '../../features/teaching/prepare/PrepareCard.tsx'
import css from '../../features/teaching/Teaching.module.css'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { networkAtom } from '../../queries/engine/network.ts'
import { isUnplugged } from '../../queries/session/signIn.ts'
import { usePermissions } from '../../queries/session/usePermissions.ts'
import { coursesQuery, recordQuery, studyingQuery, teachingQuery } from '../../queries/teaching/courses.ts'
import { ownPreparationsQuery } from '../../queries/teaching/prepare.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'

/** Loaded behind the courses: it brings the area of quizzes along. */
const CourseQuizzes = lazy(() =>
  import('../../features/quizzes/CourseQuizzes.tsx').then(({ CourseQuizzes }) => ({
    default: CourseQuizzes,
  })),
)

export const Route = createFileRoute('/ts/')({
  staticData: { title: msg`教学`, frame: 'tab' },
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(recordQuery())
    const studying = queryClient.ensureQueryData(studyingQuery())
    // Without a network, what somebody studies may be kept where the school's courses are not.
    await queryClient.ensureInfiniteQueryData(coursesQuery()).catch((error: Error) => {
      if (!isUnplugged(error)) throw error
      return studying
    })
  },
  component: Teaching,
})

/** Where one stopped, what one studies and teaches, and the school's courses (S17). */
function Teaching() {
  const { t } = useLingui()
  const online = useAtomValue(networkAtom)
  const teaches = usePermissions().hasAny('course.create')
  const record = useQuery(recordQuery()).data
  const studying = useQuery(studyingQuery()).data ?? []
  const taught = useQuery({ ...teachingQuery(), enabled: teaches }).data ?? []
  const all = useInfiniteQuery(coursesQuery())
  const own = new Set([...studying, ...taught].map(({ id }) => id))
  const others = all.data?.records.filter(({ id }) => !own.has(id)) ?? []
  return (
    <Screen
      title={t`教学`}
      sub={!online && t`没有网络，这是上次载入的课程`}
      actions={
        <>
          <ButtonLink to="/ts/scan" kind="text">
            {t`扫码`}
          </ButtonLink>
          <ButtonLink to="/ts/code" kind="text">
            {t`加入班级`}
          </ButtonLink>
        </>
      }
    >
      {record && <ContinueLesson record={record} />}
      <OwnPreparations isStudying={studying.length > 0} />
      {studying.length > 0 && (
        <Suspense>
          <CourseQuizzes />
        </Suspense>
      )}
      {teaches && <TaughtCourses courses={taught} />}
      {studying.length > 0 && (
        <Section title={t`我学的课程`}>
          <StudyingCourses courses={studying} />
        </Section>
      )}
      <Section title={t`学校的课程`}>
        {others.length > 0 && <PlainCourses courses={others} />}
        {all.data?.records.length === 0 && (
          <BlankPage art="empty" title={t`还没有课程`} text={t`学校发布课程后会出现在这里。`} />
        )}
        {all.hasNextPage && (
          <MoreBelow
            busy={all.isFetchingNextPage}
            failed={all.isFetchNextPageError}
            onMore={() => void all.fetchNextPage()}
          />
        )}
      </Section>
    </Screen>
  )
}

function OwnPreparations({ isStudying }: { isStudying: boolean }) {
  const { t } = useLingui()
  const preparations = useQuery({ ...ownPreparationsQuery(), enabled: isStudying }).data ?? []
  if (preparations.length === 0) return null
  return (
    <Section title={t`课前准备`}>
      <div className={css.grid}>
        {preparations.map((preparation) => (
          <PrepareCard key={preparation.id} preparation={preparation} showsCourse />
        ))}
      </div>
    </Section>
  )
}

function TaughtCourses({ courses }: ComponentProps<typeof TeachingCourses>) {
  const { t } = useLingui()
  return (
    <Section
      title={t`我教的课程`}
      action={
        <ButtonLink to="/ts/edit" kind="text">
          {t`新建课程`}
        </ButtonLink>
      }
    >
      {courses.length > 0 ? (
        <TeachingCourses courses={courses} />
      ) : (
        <p className={css.quiet}>{t`还没有你教的课程。`}</p>
      )}
      <div className={css.buttons}>
        <ButtonLink to="/ts/class" kind="soft">{t`班级`}</ButtonLink>
        <ButtonLink to="/ts/coursewares" kind="soft">{t`课件`}</ButtonLink>
        <ButtonLink to="/resource/school" kind="soft">{t`学校资源`}</ButtonLink>
      </div>
    </Section>
  )
}

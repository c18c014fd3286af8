import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { announcementPage } from '../contract/notices.ts'
import { subjectCommon } from '../contract/subjects.ts'
import { coursePage } from '../contract/teaching/course.ts'
import { installedAtom } from '../device/installation/installedModules.ts'
import { Announcements } from '../features/home/Announcements.tsx'
import { Banners } from '../features/home/Banners.tsx'
import { ComingBanner, ComingRows, ComingSubjects } from '../features/home/Coming.tsx'
import { dueNow, useDueFollowed } from '../features/home/Due.tsx'
import { HomeActions } from '../features/home/HomeActions.tsx'
import { HomeLogo } from '../features/home/HomeLogo.tsx'
import { HomePart } from '../features/home/HomePart.tsx'
import { isMissing } from '../features/home/isMissing.ts'
import { Later } from '../features/home/Later.tsx'
import { useLastSight } from '../features/home/lastSight.ts'
import { MissingPlace } from '../features/home/MissingPlace.tsx'
import { RecommendedCourses } from '../features/home/RecommendedCourses.tsx'
import { Subjects } from '../features/home/Subjects.tsx'
import { useHint } from '../features/offline/hints.ts'
import { SyncChip } from '../features/offline/SyncChip.tsx'
import { Continue } from '../features/practice/chapters/Continue.tsx'
import { loadLastPlace } from '../features/practice/sources/lastPlace.ts'
import { pagedQuery } from '../queries/engine/paged.ts'
import { query } from '../queries/engine/query.ts'
import { bannersQuery, foldAnnouncements } from '../queries/notices/notices.ts'
import { announcementUnreadQuery } from '../queries/notices/unread.ts'
import { loadDue } from '../queries/practice/due.ts'
import { isPathInstalled } from '../rules/modules.ts'
import { Card } from '../ui/Card.tsx'
import { useDataReady } from '../ui/hooks/useDataReady.ts'
import { Screen } from '../ui/Screen.tsx'
import css from './-index.module.css'

/** Comes only where there is something to say. */
const DeviceHints = lazy(() =>
  import('../features/offline/DeviceHints.tsx').then(({ DeviceHints }) => ({ default: DeviceHints })),
)

/** The specification's: recommended courses page 1 of 10, announcements pages of 10. */
const listedCount = 10
const courses = () => query(coursePage, { pageNo: 1, pageSize: listedCount })
const newest = () => pagedQuery(announcementPage, {}, foldAnnouncements, listedCount)

/** How long (ms) the first paint waits for data that is already on its way. */
const firstPaintMs = 400

export const Route = createFileRoute('/')({
  staticData: { frame: 'tab' },
  loader: async ({ context: { queryClient } }) => {
    const last = loadLastPlace()
    const due = loadDue()
    const asked = Promise.allSettled([
      queryClient.ensureQueryData(query(subjectCommon, {})),
      queryClient.ensureQueryData(bannersQuery()),
      queryClient.ensureQueryData(courses()),
      queryClient.ensureInfiniteQueryData(newest()),
    ])
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, firstPaintMs))])
    return { last: await last, due: await due }
  },
  component: Home,
})

function Home() {
  const { t } = useLingui()
  const left = Route.useLoaderData()
  useDueFollowed()
  const banners = useQuery(bannersQuery())
  const subjects = useQuery(query(subjectCommon, {}))
  const recommended = useQuery(courses())
  const announcements = useInfiniteQuery(newest())
  const unread = useQuery(announcementUnreadQuery()).data ?? 0
  const hint = useHint()
  const installed = useAtomValue(installedAtom)
  const shows = (path: string) => isPathInstalled(installed, path)
  const parts = [subjects, announcements, recommended] as const

  useDataReady(subjects.data !== undefined)
  useLastSight([banners, ...parts].every(({ data }) => data !== undefined))

  return (
    <Screen
      title={t`形态课堂`}
      lead={<HomeLogo />}
      actions={
        <HomeActions>
          <SyncChip />
        </HomeActions>
      }
    >
      <div className={css.columns}>
        <div className={css.column}>
          {shows('/exercise') && <LeftAndDue {...left} />}
          <HomePart query={banners} coming={<ComingBanner />}>
            {({ items }) => <Banners items={items} />}
          </HomePart>
          {shows('/resource') && (
            <HomePart query={subjects} coming={<ComingSubjects />}>
              {(items) => <Subjects items={items} />}
            </HomePart>
          )}
          {isMissing(subjects) && <MissingPlace parts={parts} />}
        </div>
        <div className={css.column}>
          {hint && (
            <Suspense>
              <DeviceHints />
            </Suspense>
          )}
          <Later coming={<ComingRows title={t`公告`} />}>
            <HomePart query={announcements} coming={<ComingRows title={t`公告`} />}>
              {({ records }) => <Announcements items={records} unread={unread} />}
            </HomePart>
            {!isMissing(subjects) && <MissingPlace parts={parts} />}
          </Later>
        </div>
      </div>
      <RecommendedCourses query={recommended} mayOpen={shows('/ts')} />
    </Screen>
  )
}

/** Where one stopped, and what is due now. */
function LeftAndDue({ last, due }: ReturnType<typeof Route.useLoaderData>) {
  const told = dueNow(due)
  if (!last && !told) return null
  return (
    <div data-live>{last ? <Continue last={last}>{told}</Continue> : <Card as="section">{told}</Card>}</div>
  )
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { TeacherCoursewares } from '../../features/teaching/CoursewareRows.tsx'
import css from '../../features/teaching/Teaching.module.css'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { schoolCatalogQuery, teacherCoursewaresQuery } from '../../queries/teaching/coursewares.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'

export const Route = createFileRoute('/resource/school')({
  staticData: { title: msg`学校资源`, frame: 'page' },
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(schoolCatalogQuery()),
  component: SchoolResources,
})

/** Resources shared by the school's teachers: the catalogue of decks, and coursewares (S15). */
function SchoolResources() {
  const { t } = useLingui()
  const { pick } = useNames()
  const catalogs = useInfiniteQuery(schoolCatalogQuery()).data?.records ?? []
  const coursewares = useInfiniteQuery(teacherCoursewaresQuery(undefined, false))
  return (
    <Screen title={t`学校资源`} back="/ts">
      <Section title={t`课件资源目录`}>
        <Card flush as="ul">
          {catalogs.map(({ id, name, nameEn, subjectId, subjectName, subjectNameEn, decks }) => (
            <li key={id}>
              <RowLink
                to="/resource/courseware/$id"
                params={{ id: subjectId }}
                search={{ catalog: id }}
                title={pick(name, nameEn)}
                sub={pick(subjectName, subjectNameEn)}
                trail={t`${decks} 份`}
              />
            </li>
          ))}
        </Card>
      </Section>
      <Section title={t`学校的课件`}>
        <div className={css.stack}>
          {coursewares.data && <TeacherCoursewares coursewares={coursewares.data.records} />}
        </div>
        {coursewares.hasNextPage && (
          <MoreBelow
            busy={coursewares.isFetchingNextPage}
            failed={coursewares.isFetchNextPageError}
            onMore={() => void coursewares.fetchNextPage()}
          />
        )}
      </Section>
    </Screen>
  )
}

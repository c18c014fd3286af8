import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { TeacherCoursewares } from '../../features/teaching/CoursewareRows.tsx'
import { NewCourseware } from '../../features/teaching/edit/NewCourseware.tsx'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { teacherCoursewaresQuery } from '../../queries/teaching/coursewares.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PausingSearch } from '../../ui/fields/PausingSearch.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Screen } from '../../ui/Screen.tsx'

/** Things, where the navigation means the person. */
const owned = msg({ message: '我的', context: 'things' })

interface Search {
  all?: 1
  keyword?: string
}

export const Route = createFileRoute('/ts/coursewares')({
  staticData: { title: msg`课件`, frame: 'page' },
  validateSearch: ({ all, keyword }: Record<string, unknown>): Search => ({
    all: Number(all) === 1 ? 1 : undefined,
    keyword: typeof keyword === 'string' && keyword.trim() ? keyword.trim().slice(0, 100) : undefined,
  }),
  loaderDeps: ({ search: { all, keyword } }) => ({ all, keyword }),
  loader: ({ context: { queryClient }, deps: { all, keyword } }) =>
    queryClient.ensureInfiniteQueryData(teacherCoursewaresQuery(keyword, all !== 1)),
  component: Coursewares,
})

/** A teacher's coursewares, or all that the school has. */
function Coursewares() {
  const { t } = useLingui()
  const { all, keyword } = Route.useSearch()
  const navigate = Route.useNavigate()
  const found = useInfiniteQuery(teacherCoursewaresQuery(keyword, all !== 1))
  const change = (to: Search) =>
    void navigate({ search: (before) => ({ ...before, ...to }), replace: true, resetScroll: false })
  return (
    <Screen title={t`课件`} back="/ts" actions={<NewCourseware />}>
      <ButtonLink to="/ts/bring" kind="soft" wide>
        {t`上传 PDF、PPT 或图片`}
      </ButtonLink>
      <Segmented
        label={t`哪些课件`}
        value={all === 1 ? 'all' : 'own'}
        onChange={(next) => change({ all: next === 'all' ? 1 : undefined })}
        items={[
          { value: 'own', label: t(owned) },
          { value: 'all', label: t`全部` },
        ]}
      />
      <PausingSearch
        label={t`搜索课件`}
        placeholder={t`课件名称，或页上的文字`}
        value={keyword ?? ''}
        onSearch={(words) => change({ keyword: words || undefined })}
      />
      {found.data?.records.length === 0 && (
        <BlankPage art="empty" title={t`没有课件`} text={t`从一份课件资源开始，做自己的课件。`} />
      )}
      {found.data && found.data.records.length > 0 && <TeacherCoursewares coursewares={found.data.records} />}
      {found.hasNextPage && (
        <MoreBelow
          busy={found.isFetchingNextPage}
          failed={found.isFetchNextPageError}
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </Screen>
  )
}

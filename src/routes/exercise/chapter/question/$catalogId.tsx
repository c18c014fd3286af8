import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { QuestionId } from '../../../../contract/questions.ts'
import { loadDrafts } from '../../../../drafts/useDrafts.ts'
import { Practice } from '../../../../features/practice/Practice.tsx'
import { chapterKey, useChapterSource } from '../../../../features/practice/sources/useChapterSource.ts'
import { useOpenedChapter } from '../../../../packs/usePacks.ts'
import { chapterQuery } from '../../../../queries/practice/practice.ts'
import { BlankPage } from '../../../../ui/Blank.tsx'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { Screen } from '../../../../ui/Screen.tsx'

interface Search {
  /** the question on screen, by id */
  q?: QuestionId
}

export const Route = createFileRoute('/exercise/chapter/question/$catalogId')({
  staticData: { title: msg`章节练习` },
  params: {
    parse: ({ catalogId }) => ({ catalogId: Number(catalogId) }),
    stringify: ({ catalogId }) => ({ catalogId: String(catalogId) }),
  },
  validateSearch: ({ q }: Record<string, unknown>): Search =>
    Number.isSafeInteger(q) ? { q: Number(q) } : {},
  loader: async ({ context: { queryClient }, params: { catalogId } }) => {
    if (!Number.isSafeInteger(catalogId) || catalogId < 1) throw notFound()
    const [begun] = await Promise.all([
      loadDrafts(chapterKey(catalogId)),
      queryClient.ensureQueryData(chapterQuery(catalogId)),
    ])
    return { begun }
  },
  // drafts change while the screen stands: what the loader found then must not come back
  gcTime: 0,
  // the next question loads nothing again
  staleTime: Number.POSITIVE_INFINITY,
  preloadGcTime: 0,
  component: Chapter,
})

function Chapter() {
  const { t } = useLingui()
  const { catalogId } = Route.useParams()
  const { q } = Route.useSearch()
  const { begun } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const { data } = useSuspenseQuery(chapterQuery(catalogId))
  // not in the loader, which runs for a link that is only pointed at
  useOpenedChapter(catalogId)
  const source = useChapterSource(data)
  if (data.questions.length === 0) {
    return (
      <Screen title={source.title} back="/exercise/chapter">
        <BlankPage
          art="empty"
          title={t`这一章还没有题目`}
          text={t`老师加入题目后会出现在这里。`}
          action={<ButtonLink to="/exercise/chapter">{t`看其他章节`}</ButtonLink>}
        />
      </Screen>
    )
  }
  return (
    <Practice
      key={catalogId}
      source={source}
      begun={begun}
      asked={q}
      onGo={(question) => void navigate({ search: { q: question }, replace: true })}
    />
  )
}

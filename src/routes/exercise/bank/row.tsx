import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { QuestionId } from '../../../contract/questions.ts'
import { loadDrafts } from '../../../drafts/useDrafts.ts'
import { type BankSearch, filterOf, readBankSearch } from '../../../features/bank/search.ts'
import { Practice } from '../../../features/practice/Practice.tsx'
import { useHitsSource } from '../../../features/practice/sources/useHitsSource.ts'
import { bankQuery } from '../../../queries/practice/bank.ts'
import { chapterQuery } from '../../../queries/practice/practice.ts'
import { maxHitsInRow } from '../../../rules/limits.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Screen } from '../../../ui/Screen.tsx'

interface Search extends BankSearch {
  /** the question on screen */
  q?: QuestionId
}

const keyOf = (search: BankSearch) => `hits:${JSON.stringify(filterOf(search))}`

export const Route = createFileRoute('/exercise/bank/row')({
  staticData: { title: msg`题库` },
  validateSearch: (given: Record<string, unknown>): Search => ({
    ...readBankSearch(given),
    q: Number.isSafeInteger(given.q) ? Number(given.q) : undefined,
  }),
  loaderDeps: ({ search: { q: _, ...search } }) => ({ search }),
  loader: async ({ context: { queryClient }, deps: { search } }) => {
    const { pages } = await queryClient.ensureInfiniteQueryData(bankQuery(filterOf(search)))
    const hits = pages.flatMap(({ reply }) => reply.records).slice(0, maxHitsInRow)
    const chapters = [...new Set(hits.map(({ catalogId }) => catalogId))]
    const [begun] = await Promise.all([
      loadDrafts(keyOf(search)),
      ...chapters.map((id) => queryClient.ensureQueryData(chapterQuery(id))),
    ])
    return { begun, chapters, ids: hits.map(({ id }) => id) }
  },
  // Drafts change while the screen is open: the drafts that the loader found must not come back.
  gcTime: 0,
  // the next question loads nothing again
  staleTime: Number.POSITIVE_INFINITY,
  preloadGcTime: 0,
  component: HitsInRow,
})

/** Hits of the question bank, one question after the other. */
function HitsInRow() {
  const { t } = useLingui()
  const { q, ...search } = Route.useSearch()
  const loaded = Route.useLoaderData()
  const navigate = Route.useNavigate()
  // Answers change the loaded data, but must not change the row of questions.
  const [{ begun, chapters, ids }] = useState(loaded)
  const found = useSuspenseQueries({ queries: chapters.map((id) => chapterQuery(id)) })
  const [bundles] = useState(() => found.map(({ data }) => data))
  const title = search.keyword ? t`题库：${search.keyword}` : t`题库`
  const source = useHitsSource(bundles, { key: keyOf(search), title, ids })
  if (source.questions.length === 0)
    return (
      <Screen title={title} back="/exercise/bank">
        <BlankPage
          art="empty"
          title={t`没有找到这样的题目`}
          text={t`换一个词，或放宽筛选。`}
          action={<ButtonLink to="/exercise/bank">{t`去题库`}</ButtonLink>}
        />
      </Screen>
    )
  return (
    <Practice
      source={source}
      begun={begun}
      asked={q}
      onGo={(question) => void navigate({ search: (before) => ({ ...before, q: question }), replace: true })}
    />
  )
}

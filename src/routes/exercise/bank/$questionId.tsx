import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { loadDrafts } from '../../../drafts/useDrafts.ts'
import { Practice } from '../../../features/practice/Practice.tsx'
import { narrowSource } from '../../../features/practice/sources/questionSource.ts'
import { useChapterSource } from '../../../features/practice/sources/useChapterSource.ts'
import { chapterQuery } from '../../../queries/practice/practice.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Screen } from '../../../ui/Screen.tsx'

interface Search {
  /** the chapter that it belongs to: an answer counts there */
  chapter: number
}

const keyOf = (questionId: number) => `bank:${questionId}`

export const Route = createFileRoute('/exercise/bank/$questionId')({
  staticData: { title: msg`题库` },
  params: {
    parse: ({ questionId }) => ({ questionId: Number(questionId) }),
    stringify: ({ questionId }) => ({ questionId: String(questionId) }),
  },
  validateSearch: ({ chapter }: Record<string, unknown>): Search => ({
    chapter: Number.isSafeInteger(chapter) ? Number(chapter) : 0,
  }),
  loaderDeps: ({ search: { chapter } }) => ({ chapter }),
  loader: async ({ context: { queryClient }, params: { questionId }, deps: { chapter } }) => {
    if (!Number.isSafeInteger(questionId) || chapter < 1) throw notFound()
    const [begun] = await Promise.all([
      loadDrafts(keyOf(questionId)),
      queryClient.ensureQueryData(chapterQuery(chapter)),
    ])
    return { begun }
  },
  // drafts change while the screen stands: what the loader found then must not come back
  gcTime: 0,
  preloadGcTime: 0,
  component: BankQuestion,
})

const stay = () => undefined

function BankQuestion() {
  const { t } = useLingui()
  const { questionId } = Route.useParams()
  const { chapter } = Route.useSearch()
  const { begun } = Route.useLoaderData()
  const { data } = useSuspenseQuery(chapterQuery(chapter))
  const whole = useChapterSource(data)
  // asked anew, however it was answered before: that stands on the chapter's card
  const source = useMemo(
    () => ({
      ...narrowSource(whole, new Set([questionId]), whole.title),
      key: keyOf(questionId),
      back: '/exercise/bank' as const,
    }),
    [whole, questionId],
  )
  if (source.questions.length === 0) {
    return (
      <Screen title={source.title} back="/exercise/bank">
        <BlankPage
          art="lost"
          title={t`题库里没有这道题了`}
          text={t`老师可能把它移走了。`}
          action={<ButtonLink to="/exercise/bank">{t`去题库`}</ButtonLink>}
        />
      </Screen>
    )
  }
  return <Practice key={questionId} source={source} begun={begun} asked={questionId} onGo={stay} />
}

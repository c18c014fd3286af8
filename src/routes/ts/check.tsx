import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CheckPages } from '../../features/teaching/bring/CheckPages.tsx'
import { readCourseSearch } from '../../features/teaching/search.ts'
import { deckToCheckQuery } from '../../queries/teaching/material.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/check')({
  staticData: { title: msg`核对资料`, frame: 'page' },
  validateSearch: readCourseSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id === 0) throw notFound()
    return queryClient.ensureQueryData(deckToCheckQuery(id))
  },
  component: CheckScreen,
})

/** Every page of a deck that was brought, before anybody else sees it. */
function CheckScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useSearch()
  const { data: deck } = useSuspenseQuery(deckToCheckQuery(id))
  return (
    <Screen title={pick(deck.name, deck.nameEn)} sub={t`${deck.slideCount} 页`} back="/ts/bring">
      <CheckPages key={deck.id} deck={deck} />
    </Screen>
  )
}

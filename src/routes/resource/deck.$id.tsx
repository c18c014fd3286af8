import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { idParam } from '../../features/library/address/idParam.ts'
import { DeckPlayer } from '../../features/teaching/player/DeckPlayer.tsx'
import { readSlide } from '../../features/teaching/search.ts'
import { deckQuery, deckUsesQuery } from '../../queries/teaching/coursewares.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/resource/deck/$id')({
  staticData: { title: msg`课件资源`, frame: 'page' },
  ...idParam,
  validateSearch: ({ slide }: Record<string, unknown>): { slide?: string } => ({ slide: readSlide(slide) }),
  loader: ({ context: { queryClient }, params: { id } }) => queryClient.ensureQueryData(deckQuery(id)),
  // the address follows the slide: nothing is asked anew for that
  shouldReload: ({ cause }) => cause !== 'stay',
  component: DeckScreen,
})

/** A deck of the library, slide by slide (S13). */
function DeckScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useParams()
  const { slide } = Route.useSearch()
  const { data: deck } = useSuspenseQuery(deckQuery(id))
  const uses = useQuery(deckUsesQuery(id)).data ?? []
  const title = pick(deck.name, deck.nameEn)
  // Whoever brought it may have closed the account.
  const sub = deck.creatorName ? t`${deck.slideCount} 页 · ${deck.creatorName}` : t`${deck.slideCount} 页`
  return (
    <Screen title={title} sub={sub} back="/resource" flush>
      <DeckPlayer key={id} title={title} deck={deck} uses={uses} first={slide} />
    </Screen>
  )
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { Members } from '../../features/teaching/Members.tsx'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { membersQuery } from '../../queries/teaching/courses.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/members')({
  staticData: { title: msg`成员`, frame: 'page' },
  validateSearch: ({ room }: Record<string, unknown>): { room: number } => ({
    room: readAddressNumber(room) ?? 0,
  }),
  loaderDeps: ({ search: { room } }) => ({ room }),
  loader: ({ context: { queryClient }, deps: { room } }) => {
    if (room === 0) throw notFound()
    return queryClient.ensureInfiniteQueryData(membersQuery(room))
  },
  component: MembersScreen,
})

/** Who is in a class, what each has opened, when each was last seen. */
function MembersScreen() {
  const { t } = useLingui()
  const { room } = Route.useSearch()
  const members = useInfiniteQuery(membersQuery(room))
  const total = members.data?.total ?? 0
  return (
    <Screen title={t`成员`} sub={t`${total} 人`} back="/ts/class">
      <Members roomId={room} members={members.data?.records ?? []} />
      {members.hasNextPage && (
        <MoreBelow
          busy={members.isFetchingNextPage}
          failed={members.isFetchNextPageError}
          onMore={() => void members.fetchNextPage()}
        />
      )}
    </Screen>
  )
}

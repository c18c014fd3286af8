import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { subjectCommon } from '../../../contract/subjects.ts'
import { BankList } from '../../../features/bank/BankList.tsx'
import { Filters } from '../../../features/bank/Filters.tsx'
import { type BankSearch, filterOf, readBankSearch } from '../../../features/bank/search.ts'
import { useBank } from '../../../features/bank/useBank.ts'
import { PickSpecimen } from '../../../features/library/compare/PickSpecimen.tsx'
import { query } from '../../../queries/engine/query.ts'
import { bankQuery } from '../../../queries/practice/bank.ts'
import { Screen } from '../../../ui/Screen.tsx'

export const Route = createFileRoute('/exercise/bank/')({
  staticData: { title: msg`题库` },
  validateSearch: readBankSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => {
    // not waited for: the filters stand before the first page does
    void queryClient.prefetchInfiniteQuery(bankQuery(filterOf(search)))
    return queryClient.ensureQueryData(query(subjectCommon, {}))
  },
  component: BankScreen,
})

function BankScreen() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const { data } = useSuspenseQuery(query(subjectCommon, {}))
  const bank = useBank(search, data)
  const [picking, setPicking] = useState(false)
  // upon what was asked for last, which may not be on screen yet
  const narrow = (change: Partial<BankSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
  return (
    <Screen title={t`题库`} back="/exercise">
      <Filters
        search={search}
        onSearch={narrow}
        onSpecimen={() => setPicking(true)}
        subjects={data.filter(({ enabled }) => enabled)}
      />
      <BankList bank={bank} search={search} onAll={() => void navigate({ search: {}, replace: true })} />
      <PickSpecimen
        open={picking}
        title={t`选择标本`}
        label={t`可以选择的标本`}
        none={t`没有找到这样的标本`}
        subject={search.subject}
        onClose={() => setPicking(false)}
        onPick={({ id }) => {
          narrow({ specimen: id })
          setPicking(false)
        }}
      />
    </Screen>
  )
}

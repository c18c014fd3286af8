import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SearchResults } from '../features/search/SearchResults.tsx'
import { useSearch } from '../features/search/useSearch.ts'
import { PausingSearch } from '../ui/fields/PausingSearch.tsx'
import { Screen } from '../ui/Screen.tsx'

interface Search {
  keyword?: string
}

export const Route = createFileRoute('/search')({
  staticData: { title: msg`搜索`, frame: 'page' },
  validateSearch: ({ keyword }: Record<string, unknown>): Search => {
    const words = typeof keyword === 'string' || typeof keyword === 'number' ? String(keyword).trim() : ''
    return words === '' ? {} : { keyword: words.slice(0, 100) }
  },
  component: SearchScreen,
})

/** One field for specimens, structures, questions and lessons. */
function SearchScreen() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const { keyword = '' } = Route.useSearch()
  const found = useSearch(keyword)
  return (
    <Screen title={t`搜索`} back="/" narrow>
      <PausingSearch
        label={t`搜索`}
        placeholder={t`标本、结构、题目、课程`}
        value={keyword}
        onSearch={(words) => void navigate({ search: words === '' ? {} : { keyword: words }, replace: true })}
      />
      <SearchResults words={keyword} found={found} />
    </Screen>
  )
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AdminSearch } from '../adminSearch.ts'

/** The filters of a list, which stand in its address; a changed filter begins at the first page. */
export function useAdminSearch(place: string) {
  const search: AdminSearch = useSearch({ from: '/admin/$' })
  const navigate = useNavigate()
  return {
    search,
    page: search.page ?? 1,
    change(part: AdminSearch) {
      const next = { ...search, page: undefined, ...part }
      void navigate({ to: '/admin/$', params: { _splat: place }, search: next, replace: true })
    },
  }
}

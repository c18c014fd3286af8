/** Where a person was in the library, as long as the page lives: the tab leads back there. */
import { getDefaultStore } from 'jotai'
import { sessionAtom } from '../../../queries/session/session.ts'
import type { LibrarySearch } from './search.ts'

let last: { user: number | undefined; search: LibrarySearch } | undefined

const user = () => getDefaultStore().get(sessionAtom)?.user.id

export const rememberSearch = (search: LibrarySearch) => {
  last = { user: user(), search }
}

const isPlain = (search: LibrarySearch) => Object.values(search).every((value) => value === undefined)

/** Where somebody who comes without saying where was before; undefined: nowhere in particular, or somewhere said. */
export function searchBefore(asked: LibrarySearch): LibrarySearch | undefined {
  if (!last || last.user !== user() || !isPlain(asked) || isPlain(last.search)) return undefined
  return last.search
}

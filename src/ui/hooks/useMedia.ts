import { useCallback, useSyncExternalStore } from 'react'

/** One list per query: a list made anew at each render costs more than what it is asked. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const known = lists.get(query) ?? matchMedia(query)
  lists.set(query, known)
  return known
}

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}

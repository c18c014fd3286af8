import { useSyncExternalStore } from 'react'

const wide = '(min-width: 900px)'

function subscribe(changed: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the answer card has a place beside the question. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)

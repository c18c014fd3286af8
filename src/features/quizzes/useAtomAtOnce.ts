import { type Atom, getDefaultStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/** The value of an atom for a few words that a person waits for: drawn before anything else runs. */
export function useAtomAtOnce<T>(atom: Atom<T>): T {
  const store = getDefaultStore()
  const subscribe = useCallback((changed: () => void) => store.sub(atom, changed), [store, atom])
  return useSyncExternalStore(subscribe, () => store.get(atom))
}

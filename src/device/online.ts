import { atom } from 'jotai'

/** Whether the browser says that there is a network. It may be wrong either way, so nothing but words depends on it. */
export const onlineAtom = atom(typeof navigator === 'undefined' || navigator.onLine !== false)

onlineAtom.onMount = (set) => {
  const follow = () => set(navigator.onLine !== false)
  follow()
  addEventListener('online', follow)
  addEventListener('offline', follow)
  return () => {
    removeEventListener('online', follow)
    removeEventListener('offline', follow)
  }
}

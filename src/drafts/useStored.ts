import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { beforeLeaving } from '../device/leaving.ts'
import { type KeptDraft, syncedDraftOf } from './syncedDraft.ts'

/** How long (ms) after the last change a value is stored. */
const savePauseMs = 300
/** How often (ms) a value that goes on is stored: a browser that ends a page says nothing first. */
const saveIntervalMs = 5000

/**
 * Keeps something on this device while the screen stands: shortly after each change, now and then while it goes on, and
 * when the page or the session ends, so that it outlives both. What another tab did to it shows when this one is seen
 * again.
 * @returns stores it now
 */
export function useStored<V>(kept: KeptDraft<V>) {
  const { value } = kept
  const latest = useRef(kept)
  useLayoutEffect(() => {
    latest.current = kept
  })
  const [stored] = useState(() => syncedDraftOf(() => latest.current))
  useEffect(() => {
    if (stored.isKnown(value)) return
    const timer = setTimeout(() => void stored.sync(), savePauseMs)
    return () => clearTimeout(timer)
  }, [stored, value])
  useEffect(() => {
    const turn = () => void stored.sync()
    // one out of sight has stored all when it went there
    const leave = () => document.hidden || stored.leave()
    const goOn = () => !document.hidden && latest.current.goesOn?.() && turn()
    document.addEventListener('visibilitychange', turn)
    addEventListener('pagehide', leave)
    const timer = setInterval(goOn, saveIntervalMs)
    const forget = beforeLeaving(() => stored.sync())
    return () => {
      document.removeEventListener('visibilitychange', turn)
      removeEventListener('pagehide', leave)
      clearInterval(timer)
      forget()
      if (stored.isChanged()) turn()
    }
  }, [stored])
  return stored.sync
}

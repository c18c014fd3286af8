import { useEffect, useEffectEvent, useRef } from 'react'
import { dropDraft, keepDraft, saveDraft } from '../../queries/drafts.ts'

/** ms after the last change */
const pause = 300
/** ms; what goes on is stored as often: a browser that ends a page says nothing first */
const beat = 5000

/**
 * Keeps something on this device while the screen stands: shortly after each change, and when the page or the session
 * ends, so that it outlives both.
 * @param key null: here nothing is kept
 * @param stored what is stored of `value`; null: nothing
 * @param goesOn whether that became another one while `value` stayed, as a time does: it is stored now and then, and on
 * leaving
 */
export function useStored<V>(
  key: string | null,
  value: V,
  stored: (value: V) => unknown,
  goesOn: () => boolean = () => false,
): void {
  const first = useRef(value)
  const save = useEffectEvent(() => {
    // what nobody touched is stored already
    if (key === null || (value === first.current && !goesOn())) return
    const now = stored(value)
    void (now === null ? dropDraft(key) : saveDraft(key, now))
  })
  const goOn = useEffectEvent(() => goesOn() && stored(value) !== null && save())
  const current = useEffectEvent(() => {
    const now = stored(value)
    return key === null || now === null ? null : { key, value: now }
  })
  useEffect(() => {
    if (value === first.current) return
    const timer = setTimeout(() => save(), pause)
    return () => clearTimeout(timer)
  }, [value])
  useEffect(() => {
    const leave = () => save()
    addEventListener('pagehide', leave)
    const timer = setInterval(() => void goOn(), beat)
    const forget = keepDraft(() => current())
    return () => {
      removeEventListener('pagehide', leave)
      clearInterval(timer)
      forget()
      save()
    }
  }, [])
}

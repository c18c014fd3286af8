import { useEffect } from 'react'

/** The browser asks before the page is closed while it alone has, or is about to get, the first passwords. */
export function useWarningBeforeUnload(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}

import { type RefObject, useEffect } from 'react'

/** Where what had the focus is gone, as a pin that turned away or a bar that was put away, the stage takes the keys. */
export function useKeptKeys(root: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    if (!element) return
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    const watcher = new MutationObserver(() => {
      const isGone = last instanceof Element && !last.isConnected
      if (!isGone || document.activeElement !== document.body) return
      last = null
      stage.current?.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', note)
    watcher.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', note)
      watcher.disconnect()
    }
  }, [root, stage])
}

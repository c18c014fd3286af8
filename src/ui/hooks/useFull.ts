import { type RefObject, useEffect, useState } from 'react'

/** Nothing else on the page can be reached by keys or be read out while this fills it; answers how to undo that. */
function alone(element: HTMLElement) {
  const hushed: Element[] = []
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement.children) {
      if (
        other === at ||
        other.hasAttribute('inert') ||
        other.matches('dialog, [aria-live], [role="status"]')
      )
        continue
      other.setAttribute('inert', '')
      hushed.push(other)
    }
  return () => {
    for (const other of hushed) other.removeAttribute('inert')
  }
}

/**
 * Whether an element fills the screen. It fills the page by itself; where the browser can (not on iPhones) its bars
 * go too.
 */
export function useFull(root: RefObject<HTMLElement | null>) {
  const [full, fill] = useState(false)
  useEffect(() => {
    if (!full || !root.current) return
    const undo = alone(root.current)
    const page = document.documentElement
    page.requestFullscreen?.().catch(() => undefined)
    const leave = () => document.fullscreenElement || fill(false)
    document.addEventListener('fullscreenchange', leave)
    return () => {
      document.removeEventListener('fullscreenchange', leave)
      undo()
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [full, root])
  return [full, fill] as const
}

import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Escape from anywhere inside; `leave` answers whether there was something to leave. */
export function useEscape(root: RefObject<HTMLElement | null>, leave: () => boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && leave()) event.preventDefault()
  })
  useEffect(() => {
    const element = root.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [root])
}

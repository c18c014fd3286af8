import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  visualViewport?.addEventListener('resize', changed)
  return () => visualViewport?.removeEventListener('resize', changed)
}

const height = () => Math.round(visualViewport?.height ?? innerHeight)

/** CSS px of the screen that a keyboard on it leaves: the picture shrinks instead of going under. */
export const useVisibleHeight = () => useSyncExternalStore(subscribe, height)

import { type RefObject, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua'

interface Measured {
  rows: number
  sizes: CacheSnapshot
}

/** As long as the page lives: what each list measured when it was last left. */
const measured = new Map<string, Measured>()

/** Keeps a list's measured rows while one is elsewhere, so that coming back finds each row at its place. */
export function useListMemory(
  list: RefObject<WindowVirtualizerHandle | null>,
  place: string,
  rows: number,
): CacheSnapshot | undefined {
  const remember = useEffectEvent((of: string, { cache }: WindowVirtualizerHandle) =>
    measured.set(of, { rows, sizes: cache }),
  )
  useLayoutEffect(() => {
    const handle = list.current
    return () => {
      if (handle) remember(place, handle)
    }
  }, [list, place])
  const known = useMemo(() => measured.get(place), [place])
  return known?.rows === rows ? known.sizes : undefined
}

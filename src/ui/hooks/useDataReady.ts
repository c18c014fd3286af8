import { useLayoutEffect } from 'react'
import { afterPaint } from './afterPaint.ts'

/** Marks `data-ready` once what is on screen is real, just after the frame that paints it. */
export function useDataReady(ready: boolean): void {
  useLayoutEffect(() => {
    if (ready) return afterPaint(() => performance.mark('data-ready'))
  }, [ready])
}

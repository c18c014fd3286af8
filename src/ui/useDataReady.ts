import { useLayoutEffect } from 'react'

/** Marks `data-ready` once what is on screen is real, just after the frame that paints it. */
export function useDataReady(ready: boolean): void {
  useLayoutEffect(() => {
    if (!ready) return
    const frame = requestAnimationFrame(() => {
      // a message comes after the frame's paint, where another frame would come one frame later
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.mark('data-ready')
      port2.postMessage(null)
    })
    return () => cancelAnimationFrame(frame)
  }, [ready])
}

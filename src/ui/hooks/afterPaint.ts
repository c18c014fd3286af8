/** Does something just after the next frame is painted. Answers how to give it up. */
export function afterPaint(then: () => void): () => void {
  let given = true
  const frame = requestAnimationFrame(() => {
    // a message comes after the frame's paint, where another frame would come one frame later
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => given && then()
    port2.postMessage(null)
  })
  return () => {
    given = false
    cancelAnimationFrame(frame)
  }
}

/** Fulfilled just after the next frame is painted, or 100 ms later where none comes: a hidden page paints nothing. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, 100)
  })

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

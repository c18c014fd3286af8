/**
 * Does something now, and again after each pause until it has worked.
 * @param work resolves with whether it worked
 * @returns stops it
 */
export function tryUntilDone(work: () => Promise<boolean>, pauseMs: number): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const once = async () => {
    const isDone = await work()
    if (!isDone && !isStopped) timer = setTimeout(() => void once(), pauseMs)
  }
  void once()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

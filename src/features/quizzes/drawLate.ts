import { startTransition } from 'react'
import { waitForPaint } from '../../ui/hooks/afterPaint.ts'

const due: (() => void)[] = []

/** Draws a large part of a screen after the next frame, which shows the few words that a person waits for. */
export function drawLate(draw: () => void): void {
  due.push(draw)
  if (due.length > 1) return
  // All in one: a screen with half of them would contradict itself.
  const drawAll = () => {
    for (const one of due.splice(0)) one()
  }
  void waitForPaint().then(() => startTransition(drawAll))
}

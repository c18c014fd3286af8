import { type KeyboardEvent, useCallback, useState } from 'react'
import type { Mark, MarkId } from '../../contract/specimens.ts'

const noKeys: readonly string[] = []
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads from one pin: the ends are joined. */
export function pinAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : (at + step + count) % count
}

/**
 * All pins are one tab stop: the one that had the focus last, else the selected, else the first. Arrow keys, Home and
 * End walk through the others.
 * @param stageKeys keys that mean something to the stage also where a pin has the focus
 */
export function usePinWalk(
  marks: readonly Pick<Mark, 'id'>[],
  selected: MarkId | null,
  stageKeys: readonly string[] = noKeys,
) {
  const [last, setLast] = useState<MarkId | null>(null)
  const isThere = (id: MarkId | null) => marks.some((mark) => mark.id === id)
  const stop = [last, selected].find((id) => id !== null && isThere(id)) ?? marks[0]?.id
  const onKeyDown = useCallback(
    (event: KeyboardEvent<SVGElement>) => {
      const pins = [...event.currentTarget.querySelectorAll<SVGElement>('[data-mark]')]
      const at = pins.findIndex((pin) => pin.matches(':focus'))
      const isForStage = at < 0 || stageKeys.includes(event.key)
      const next = isForStage ? null : pinAfter(event.key, at, pins.length)
      if (next === null) return
      event.preventDefault()
      // the stage beneath would pan by the same keys
      event.stopPropagation()
      pins[next]?.focus()
    },
    [stageKeys],
  )
  return { stop, onFocused: setLast, onKeyDown }
}

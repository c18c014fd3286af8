import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../../ui/hooks/isComposing.ts'
import { isDialogOpen } from '../../ui/hooks/isCovered.ts'

interface Keys {
  /** 1 to 9; whether it chose something */
  onNumber: (key: number) => boolean
  /** id of what takes the focus then from a button: Enter means the answer, not what was clicked before */
  chosenIn: string | undefined
  onLeft?: () => void
  onRight?: () => void
  onEnter: () => void
}

/** A key that is held down: Enter submits once, and does not lead on from there by itself. */
const isHeld = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  event.repeat &&
  !isComposing(event) &&
  !(event.target instanceof Element && event.target.matches('textarea'))

/** Elements that Enter presses when they have the focus. */
const pressable = 'button, a, summary'

/** Whether a key belongs to the focused element: it writes, moves a picture or an open group of radios, or presses. */
function taken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isComposing(event))
    return true
  if (isDialogOpen()) return true
  if (!(event.target instanceof Element)) return false
  if (event.target.closest('textarea:not([readonly])')) return true
  // a field takes all keys but the one that submits it
  if (event.target.matches('input:not([type=radio], [type=checkbox], [readonly])'))
    return event.key !== 'Enter'
  // A picture handles its own keys: arrows move it, and do not leaf while it is still to come either.
  if (event.key.startsWith('Arrow'))
    return event.target.matches('figure *, [type=radio]:not([aria-disabled])')
  return event.key === 'Enter' && event.target.closest(pressable) !== null
}

/** A question by keyboard: numbers choose, arrows leaf, Enter submits and leads on. */
export function useKeys({ onNumber, chosenIn, onLeft, onRight, onEnter }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isHeld(event)) return event.preventDefault()
    if (taken(event)) return
    if (/^[1-9]$/.test(event.key)) {
      if (!onNumber(Number(event.key))) return
      if (chosenIn && document.activeElement?.closest(pressable))
        document.getElementById(chosenIn)?.focus({ preventScroll: true })
    } else if (event.key === 'ArrowLeft') onLeft?.()
    else if (event.key === 'ArrowRight') onRight?.()
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

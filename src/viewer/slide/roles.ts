/**
 * Roles for the shapes of a drawing: SVG has no button, no group and no picture of its own, and a stage that
 * takes keys is no element of HTML either.
 */
import type { KeyboardEvent } from 'react'
import { shortcuts } from './keys.ts'

export const group = (label: string) => ({ role: 'group', 'aria-label': label }) as const
/** A group through which arrow keys walk. */
export const walked = (label: string, onKeyDown: (event: KeyboardEvent<HTMLElement>) => void) =>
  ({ ...group(label), onKeyDown }) as const
export const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const
/** Seen, but said elsewhere. */
export const unspoken = { 'aria-hidden': true } as const

/** A shape that is pressed like a button, by pointer or by Enter and space. */
export const button = (label: string, pressed: boolean, press: () => void, onFocus?: () => void) =>
  ({
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': pressed,
    onClick: press,
    onFocus,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      // the stage beneath has its own use for both
      event.stopPropagation()
      press()
    },
  }) as const

/** A part of a shape that arrow keys move. @param held it was tapped and goes where one taps next */
export const knob = (
  label: string,
  held: boolean,
  onKeyDown: (event: KeyboardEvent) => void,
  onBlur: () => void,
) => ({ role: 'button', tabIndex: 0, 'aria-label': label, 'aria-pressed': held, onKeyDown, onBlur }) as const

/** What is moved by keys as a microscope's table is. */
export const stage = (label: string, onKeyDown: (event: KeyboardEvent) => void) =>
  ({
    role: 'application',
    tabIndex: 0,
    'aria-label': label,
    'aria-keyshortcuts': shortcuts,
    onKeyDown,
  }) as const

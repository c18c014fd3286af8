/**
 * Roles for the shapes of a drawing: SVG has no button, no group and no picture of its own, and a stage that
 * takes keys is no element of HTML either.
 */
import type { KeyboardEvent } from 'react'
import { shortcuts } from './keys.ts'

export const groupRole = (label: string) => ({ role: 'group', 'aria-label': label }) as const
/** The same in a drawing. */
export const walkedDrawingRole = (label: string, onKeyDown: (event: KeyboardEvent<SVGElement>) => void) =>
  ({ ...groupRole(label), onKeyDown }) as const
/** A group through which arrow keys walk. */
export const walkedGroupRole = (label: string, onKeyDown: (event: KeyboardEvent<HTMLElement>) => void) =>
  ({ ...groupRole(label), onKeyDown }) as const
export const pictureRole = (label: string) => ({ role: 'img', 'aria-label': label }) as const
/** Seen, but said elsewhere. */
export const hiddenRole = { 'aria-hidden': true } as const

/** A shape that is pressed like a button, by pointer or by Enter and space. */
export const buttonRole = (label: string, pressed: boolean, press: () => void, onFocus?: () => void) =>
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
export const knobRole = (
  label: string,
  held: boolean,
  onKeyDown: (event: KeyboardEvent) => void,
  onBlur: () => void,
) => ({ role: 'button', tabIndex: 0, 'aria-label': label, 'aria-pressed': held, onKeyDown, onBlur }) as const

/** The role of an area in which keys move the picture, as one moves the stage of a microscope. */
export const keyAreaRole = (label: string, onKeyDown: (event: KeyboardEvent) => void) =>
  ({
    role: 'application',
    tabIndex: 0,
    'aria-label': label,
    'aria-keyshortcuts': shortcuts,
    onKeyDown,
  }) as const

import type { Window } from './make.ts'

/** The square in the middle. */
export function middle(width: number, height: number): Window {
  const side = Math.min(width, height)
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    width: side,
    height: side,
  }
}

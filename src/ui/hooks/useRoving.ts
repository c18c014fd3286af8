import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The buttons and links of a toolbar are one stop of the Tab key; arrow keys, Home and End go from one to the next. */
export function useRoving() {
  const bar = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLElement | null>(null)
  const buttons = () => Array.from(bar.current?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])
  const point = (to: HTMLElement | undefined) => {
    current.current = to ?? null
    for (const button of buttons()) button.tabIndex = button === to ? 0 : -1
  }
  // buttons come and go: where none of them is left to come to, it is what is on, or the first
  useLayoutEffect(() => {
    const all = buttons()
    const kept = all.find((one) => one === current.current)
    point(kept ?? all.find((one) => one.ariaPressed === 'true') ?? all[0])
  })
  const onFocus = ({ target }: FocusEvent) => point(buttons().find((one) => one === target))
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons()
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1
    const step = steps[event.key]
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 }
    const to = ends[event.key] ?? (step && (at + step + all.length) % all.length)
    if (at < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    all[to]?.focus()
  }
  return { ref: bar, onFocus, onKeyDown }
}

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { useEdges } from './hooks/useEdges.ts'
import css from './Tabs.module.css'

interface Props<V extends string> {
  label: string
  value: V
  onChange: (value: V) => void
  items: readonly { value: V; label: string }[]
  /** id of the element that they change; give it role="tabpanel" and aria-labelledby={tabId(panel, value)} */
  panel: string
}

export const tabId = (panel: string, value: string) => `${panel}-${value}`

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Places side by side; scrolls sideways where they do not fit, the chosen one always in sight. */
export function Tabs<V extends string>({ label, value, onChange, items, panel }: Props<V>) {
  const list = useRef<HTMLDivElement>(null)
  const { onScroll, fades } = useEdges(list)

  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-value="${CSS.escape(value)}"]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [value])

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    const at = items.findIndex((item) => item.value === value)
    const next = items[step(at, items.length - 1)]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(tabId(panel, next.value))?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classes(css.tabs, fades)}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={tabId(panel, item.value)}
          data-value={item.value}
          aria-selected={item.value === value}
          aria-controls={panel}
          tabIndex={item.value === value ? 0 : -1}
          className={classes(css.tab, item.value === value && css.on)}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

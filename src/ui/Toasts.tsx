import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { classes } from './classes.ts'
import css from './Toasts.module.css'
import { type ToastKind, toasts } from './toast.ts'

const icons: Record<ToastKind, typeof CircleCheck | null> = { info: null, ok: CircleCheck, bad: CircleAlert }

/** Where `toast` speaks; once, in the root. A popover, so that it stands above open sheets. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const place = useRef<HTMLDivElement>(null)
  /** The element that was pressed last: not every browser gives it the focus, and Enter in a field presses a button too. */
  const pressed = useRef<Element>(null)
  const newest = shown.at(-1)?.id
  const isBar = shown.some(({ bar }) => bar)

  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target : null
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])
  useLayoutEffect(() => {
    const element = place.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest === undefined) return
    element.showPopover()
    element.dataset.place = isBar ? 'head' : 'foot'
    const gone = new AbortController()
    // without it, where its file does not come, the toast stays at its usual place
    void import('./toastPlace.ts').then(
      ({ keepClear }) => keepClear(element, pressed.current, gone.signal),
      () => undefined,
    )
    return () => gone.abort()
  }, [newest, isBar])

  return (
    <div ref={place} popover="manual" role="status" className={css.place}>
      {shown.map(({ id, text, kind, bar }) => {
        const Icon = icons[kind]
        return (
          <p key={id} className={classes(css.toast, css[kind], bar && css.bar)}>
            {Icon && <Icon aria-hidden="true" />}
            <span>{text}</span>
          </p>
        )
      })}
    </div>
  )
}

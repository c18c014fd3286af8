import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { classes } from './classes.ts'
import css from './Toasts.module.css'
import { type ToastKind, toasts } from './toast.ts'
import { placeToasts, type ToastPlace, watchPresses } from './toastPlace.ts'

const icons: Record<ToastKind, typeof CircleCheck | null> = { info: null, ok: CircleCheck, bad: CircleAlert }

/** Where `toast` speaks; once, in the root. A popover, so that it stands above open sheets. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const place = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id
  const isBar = shown.some(({ bar }) => bar)

  useEffect(watchPresses, [])
  useLayoutEffect(() => {
    const element = place.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest === undefined) return
    element.showPopover()
    const usual: ToastPlace[] = isBar ? ['head', 'foot'] : ['foot', 'head']
    placeToasts(element, usual)
    // a verdict or the fault of a field may come after the toast: it leaves a place only for a better one
    const stay = () =>
      placeToasts(element, element.dataset.place === 'head' ? ['head', 'foot'] : ['foot', 'head'])
    const watch = new MutationObserver(stay)
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-keep-clear'] })
    addEventListener('focusin', stay)
    return () => {
      watch.disconnect()
      removeEventListener('focusin', stay)
    }
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

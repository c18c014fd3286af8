export type ToastKind = 'info' | 'ok' | 'bad'
/** `bar`: across the top of the page, for large screens */
export interface ToastOptions {
  kind?: ToastKind
  bar?: boolean
  /** time in sight (ms); 3000 by the specification */
  duration?: number
}
export interface ShownToast extends Required<ToastOptions> {
  id: number
  text: string
}

/** The toasts on screen, and how many there have been. */
const onScreen: {
  shown: readonly ShownToast[]
  count: number
} = {
  shown: [],
  count: 0,
}

const watchers = new Set<() => void>()

function set(next: readonly ShownToast[]) {
  onScreen.shown = next
  for (const watch of watchers) watch()
}

/** Says something for 3 s. The same text is not said twice at once. */
export function toast(text: string, { kind = 'info', bar = false, duration = 3000 }: ToastOptions = {}) {
  const id = ++onScreen.count
  set([...onScreen.shown.filter((one) => one.text !== text).slice(-2), { id, text, kind, bar, duration }])
  setTimeout(() => set(onScreen.shown.filter((one) => one.id !== id)), duration)
}

/** The toasts shown now, for `Toasts` (useSyncExternalStore). */
export const toasts = {
  subscribe(watch: () => void) {
    watchers.add(watch)
    return () => watchers.delete(watch)
  },
  get: () => onScreen.shown,
}

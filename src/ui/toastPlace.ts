/** Where toasts stand: at the foot of the page or below its head, wherever they lie over less of what they may speak of. */

type ToastPlace = 'foot' | 'head'

const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]'

/** Elements with their weight: a control in use or a fault in words outweighs all fields around it. */
function keptClear(pressed: Element | null): Map<Element, number> {
  const focused = document.activeElement?.closest(controls)
  const inUse = [focused, pressed?.closest(controls)].filter((one) => one?.isConnected) as Element[]
  const around = inUse.flatMap((one) => [...(one.closest('form, dialog')?.querySelectorAll(controls) ?? [])])
  const spoken = document.querySelectorAll('[data-keep-clear]')
  return new Map([
    ...around.map((one) => [one, 1] as const),
    ...[...spoken, ...inUse].map((one) => [one, 1000] as const),
  ])
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Moves what shows the toasts to the first of these places at which they cover least. */
function placeToasts(element: HTMLElement, pressed: Element | null, places: readonly ToastPlace[]): void {
  const kept = [...keptClear(pressed)].map(([one, weight]) => ({ box: one.getBoundingClientRect(), weight }))
  const cost = (place: ToastPlace) => {
    element.dataset.place = place
    const toasts = [...element.children].map((one) => one.getBoundingClientRect())
    return kept
      .filter(({ box }) => toasts.some((toast) => meet(toast, box)))
      .reduce((sum, { weight }) => sum + weight, 0)
  }
  const costs = places.map(cost)
  element.dataset.place = places[costs.indexOf(Math.min(...costs))]
}

/**
 * Keeps toasts off what they may speak of, from their usual place on. A verdict or the fault of a field may come after
 * the toast: it leaves a place only for a better one.
 */
export function keepClear(element: HTMLElement, pressed: Element | null, gone: AbortSignal): void {
  if (gone.aborted) return
  const stay = () =>
    placeToasts(element, pressed, element.dataset.place === 'head' ? ['head', 'foot'] : ['foot', 'head'])
  stay()
  const watch = new MutationObserver(stay)
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-keep-clear'] })
  addEventListener('focusin', stay, { signal: gone })
  gone.addEventListener('abort', () => watch.disconnect())
}

/** Where toasts stand: at the foot of the page or below its head, wherever they lie over less of what they may speak of. */

export type ToastPlace = 'foot' | 'head'

const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]'

let pressed: Element | null = null

/** What was pressed last: a finger's tap does not focus a button in every browser, and Enter in a field presses one too. */
export function watchPresses(): () => void {
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(controls) : null
  }
  addEventListener('click', note, true)
  return () => removeEventListener('click', note, true)
}

/** What counts how much: a control in use or a fault in words outweighs all fields around it. */
function keptClear(): Map<Element, number> {
  const focused = document.activeElement?.closest(controls)
  const inUse = [focused, pressed].filter((one) => one?.isConnected) as Element[]
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
export function placeToasts(element: HTMLElement, places: readonly ToastPlace[]): void {
  const kept = [...keptClear()].map(([one, weight]) => ({ box: one.getBoundingClientRect(), weight }))
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

/** Finds the element that scrolls the given one, such as a sheet or a panel; null where the page itself scrolls. */
export function scrollerOf(element: Element | null): HTMLElement | null {
  const parent = element?.parentElement ?? null
  return parent && !/auto|scroll/.test(getComputedStyle(parent).overflowY) ? scrollerOf(parent) : parent
}

/** What scrolls an element, a sheet or a panel; null where the page itself does. */
export function scrollerOf(element: Element | null): HTMLElement | null {
  const parent = element?.parentElement ?? null
  return parent && !/auto|scroll/.test(getComputedStyle(parent).overflowY) ? scrollerOf(parent) : parent
}

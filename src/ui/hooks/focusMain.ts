/** Leads the keyboard and the screen reader to where the page begins, without scrolling. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}

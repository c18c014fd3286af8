/**
 * What makes an element an item of a virtual list: its place among all items, and its taps. The role stands in for
 * `li`, because the library's own element stands between `ul` and its items. That element takes no pointer events
 * while the list scrolls, so a tap right after a scroll would be lost unless the item takes them itself.
 */
export const virtualItemProps = (at: number, total: number) => ({
  role: 'listitem',
  'aria-setsize': total,
  'aria-posinset': at + 1,
  style: { pointerEvents: 'auto' as const },
})

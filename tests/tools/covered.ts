/** Finds controls under something else. Runs inside the page: nothing here may use anything from outside itself. */

/** Names each control that another element lies over, and what lies there: a tap would not reach it. */
export function coveredControls(): string[] {
  const found: string[] = []
  const root =
    [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal')) ?? document.body
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
    return `<${element.localName} ${element.getAttribute('class') ?? ''}> “${words.slice(0, 30)}”`
  }
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=treeitem]'
  const place = [scrollX, scrollY] as const
  for (const element of root.querySelectorAll<HTMLElement>(controls)) {
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // pins stand on the picture and may stand on each other: each has its equal in the list beside it
    if (!isSeen || element.closest('[inert], svg')) continue
    const target = element.localName === 'input' ? (element.closest('label') ?? element) : element
    if (getComputedStyle(target).pointerEvents === 'none') continue
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = target.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const reaches = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit === null || target.contains(hit) || hit.contains(target) || hit.closest('label') === target
    }
    // the middle, and a fifth of the way in from each side: corners may be round
    const points = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
    ].map(([x = 0, y = 0]) => [left + width * x, top + height * y] as const)
    const under = points.find(([x, y]) => !reaches(x, y))
    const over = under && document.elementFromPoint(...under)
    const isOutside =
      (left < -1 || left + width > innerWidth + 1) && getComputedStyle(target).display !== 'inline'
    if (over) found.push(`${nameOf(target)} lies under ${nameOf(over)}`)
    else if (isOutside) found.push(`${nameOf(target)} reaches out of the screen`)
  }
  scrollTo(...place)
  return found
}

/** Names what a toast in sight lies over, of what it may speak of: the control in use, its form's fields, a fault in words. */
export function underToasts(): string[] {
  const toasts = [...document.querySelectorAll('[popover][role=status] > *')]
  const used = document.activeElement?.closest('a[href], button, input, select, textarea') ?? undefined
  const fields = [...(used?.closest('form')?.elements ?? [])]
  const kept = new Set([used, ...fields, ...document.querySelectorAll('[data-keep-clear]')])
  return [...kept].flatMap((one) => {
    const box = one?.getBoundingClientRect()
    const over = toasts.find((toast) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect()
      return box && left < box.right && box.left < right && top < box.bottom && box.top < bottom
    })
    return over
      ? [`“${over.textContent}” lies over <${one?.localName}> “${one?.textContent?.slice(0, 30)}”`]
      : []
  })
}

/** Finds focus rings that are cut off. Runs inside the page: nothing here may use anything from outside itself. */

/**
 * Names each control whose focus ring lies partly where nothing of it can be painted, however one scrolls: beyond the
 * edge of what clips it.
 */
export function cutRings(): string[] {
  const found: string[] = []
  const root =
    [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal')) ?? document.body
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [tabindex="0"]'
  /** Width (px) of a ring that nobody misses. */
  const spare = 1
  const place = [scrollX, scrollY] as const
  const before = document.activeElement
  /** How far (px) a ring reaches over the edge of what paints nothing beyond it; `free`: the ways that scroll within it. */
  const beyond = (ring: DOMRect, clip: Element, free: { x: boolean; y: boolean }) => {
    const { overflowX, overflowY, contain, contentVisibility } = getComputedStyle(clip)
    const isContained = contentVisibility === 'auto' || /paint|strict|content/.test(contain)
    const box = clip.getBoundingClientRect()
    const left = box.left + clip.clientLeft - clip.scrollLeft
    const top = box.top + clip.clientTop - clip.scrollTop
    const over = [0]
    if (!free.x && (isContained || overflowX !== 'visible'))
      over.push(left - ring.left, ring.right - left - clip.scrollWidth)
    if (!free.y && (isContained || overflowY !== 'visible'))
      over.push(top - ring.top, ring.bottom - top - clip.scrollHeight)
    free.x ||= /auto|scroll/.test(overflowX) && clip.scrollWidth > clip.clientWidth
    free.y ||= /auto|scroll/.test(overflowY) && clip.scrollHeight > clip.clientHeight
    return Math.max(...over)
  }
  for (const element of root.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('[inert], svg') || element.matches(':disabled')) continue
    element.focus({ focusVisible: true } as FocusOptions)
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    // another sign of the focus than a ring around it
    if (document.activeElement !== element || outlineStyle === 'none') continue
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const ring = new DOMRect(x - reach, y - reach, width + 2 * reach, height + 2 * reach)
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    const free = { x: false, y: false }
    for (let clip = element.parentElement; clip && clip !== document.body; clip = clip.parentElement) {
      const over = beyond(ring, clip, free)
      if (over > spare)
        found.push(
          `the focus ring of <${element.localName}> “${name}” is cut by ${Math.round(over)} px at <${clip.localName} ${clip.className}>`,
        )
      if (clip === root || getComputedStyle(clip).position === 'fixed') break
    }
  }
  if (before instanceof HTMLElement) before.focus()
  scrollTo(...place)
  return found
}

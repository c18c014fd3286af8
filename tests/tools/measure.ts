/** What a ruler finds on a screen. Runs inside the page: it may use nothing from outside itself. */

/** Names what is wrong: what runs over the page, text cut without an ellipsis, targets below `tap` px. */
export function measure(tap: number): string[] {
  const least = tap - 0.5
  const found: string[] = []
  const page = document.documentElement
  // what stands behind an open dialog can be neither read nor tapped
  const root =
    [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal')) ?? document.body

  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
    return `<${element.localName} ${element.getAttribute('class') ?? ''}> “${words.slice(0, 40)}”`
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

  if (page.scrollWidth > page.clientWidth + 1)
    found.push(`the page runs over sideways: ${page.scrollWidth} > ${page.clientWidth} px`)

  function cutBy(text: DOMRect, from: Element): string | null {
    let rooms = true
    for (let at: Element | null = from; at && at !== page; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath === 'inset(50%)') return null
      const isLimited = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (isLimited) return null
      const box = at.getBoundingClientRect()
      const isWide = text.right > box.right + 1.5 || text.left < box.left - 1.5
      const isHigh = text.bottom > box.bottom + 2.5 || text.top < box.top - 2.5
      if (/auto|scroll/.test(style.overflowX)) rooms = false
      if (isWide && rooms && /hidden|clip/.test(style.overflowX)) return nameOf(at)
      if (/auto|scroll/.test(style.overflowY)) return null
      if (isHigh && /hidden|clip/.test(style.overflowY) && text.top < box.bottom && text.bottom > box.top)
        return nameOf(at)
      if (style.position === 'fixed') break
    }
    return rooms && (text.right > page.clientWidth + 1.5 || text.left < -1.5) ? 'the page' : null
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    // a picture is cut where its frame ends
    const text = node.nodeValue?.trim()
    if (!parent || parent.closest('svg') || !text || !isSeen(parent)) continue
    // the id of a text whose catalogue is not there: lingui.config.ts says what comes with home and sign-in
    const isId = /^(?=.{1,5}[A-Z\d])(?=.*[a-z])[\w+/-]{6}$/.test(text)
    if (isId && text !== 'SQLite' && parent.localName !== 'kbd') found.push(`no words: ${nameOf(parent)}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    const cutter = [...range.getClientRects()].map((rect) => cutBy(rect, parent)).find(Boolean)
    if (cutter) found.push(`text cut: ${nameOf(parent)} by ${cutter}`)
  }

  // what is reached by the keyboard alone is scrolled to: by its own box, not by one around it, which shows something else
  for (const hidden of root.querySelectorAll<HTMLElement>(
    'input.sr, button.sr, a.sr, .sr input, .sr button, .sr a',
  )) {
    let box = hidden.parentElement
    while (box && box !== document.body && !/auto|scroll/.test(getComputedStyle(box).overflowY))
      box = box.parentElement
    const placer = hidden.offsetParent
    if (box && placer && placer !== box && placer.contains(box) && box !== document.body)
      found.push(`placed outside the box that scrolls: ${nameOf(hidden)}`)
  }

  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=treeitem]'
  const place = [scrollX, scrollY] as const
  for (const element of root.querySelectorAll<HTMLElement>(controls)) {
    // a pin in a picture has its equal in the list beside it
    if (!isSeen(element) || element.closest('[inert], svg')) continue
    // a link within a sentence is as high as its line
    if (element.localName === 'a' && getComputedStyle(element).display === 'inline') continue
    const target = element.localName === 'input' ? (element.closest('label') ?? element) : element
    const box = target.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    if (box.width >= least && box.height >= least) continue
    // what is around it may belong to it, unseen
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const hits = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return Boolean(hit && (target.contains(hit) || hit.closest('label') === target))
    }
    const reach = (dx: number, dy: number) => {
      let far = 0
      while (far < tap && hits(left + width / 2 + dx * (far + 1), top + height / 2 + dy * (far + 1))) far++
      return far
    }
    const wide = Math.max(width, reach(-1, 0) + reach(1, 0) + 1)
    const high = Math.max(height, reach(0, -1) + reach(0, 1) + 1)
    if (wide < least || high < least)
      found.push(`target of ${Math.round(wide)} × ${Math.round(high)} px: ${nameOf(target)}`)
  }
  scrollTo(...place)
  return found
}

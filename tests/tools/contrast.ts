/**
 * Words that cannot be told from their ground. axe does not know that an open dialog lies on top of all (it answers
 * "overlapped" for every word in a sheet), so sheets are measured here. Runs inside the page: it may use nothing from
 * outside itself.
 */

/** Words in the open dialog whose contrast is below WCAG 2.2's 1.4.3; what is switched off is exempt, as there. */
export function unreadable(): string[] {
  const dialog = [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal'))
  if (!dialog) return []
  const painter = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!painter) return ['no canvas to measure colours with']

  type Colour = readonly [number, number, number, number]
  const read = (css: string): Colour => {
    painter.clearRect(0, 0, 1, 1)
    painter.fillStyle = css
    painter.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = painter.getImageData(0, 0, 1, 1).data
    return [r, g, b, a / 255]
  }
  const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ]
  const light = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const contrast = (a: Colour, b: Colour) => {
    const [less = 0, more = 0] = [light(a), light(b)].sort((x, y) => x - y)
    return (more + 0.05) / (less + 0.05)
  }

  /** What lies behind an element; null: a picture, of which nothing is said. */
  function groundOf(element: Element): Colour | null {
    const layers: Colour[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') return null
      const colour = read(backgroundColor)
      layers.push(colour)
      if (colour[3] > 0.99 || at === dialog) break
    }
    return layers.reduceRight<Colour>((below, layer) => over(layer, below), [255, 255, 255, 1])
  }

  const found = new Set<string>()
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const words = node.nodeValue?.trim()
    if (!parent || !words || parent.closest('svg, :disabled, [aria-disabled=true]')) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const ground = groundOf(parent)
    if (!ground) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    const px = Number.parseFloat(fontSize)
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
    const ratio = contrast(over(read(color), ground), ground)
    if (ratio < (isLarge ? 3 : 4.5)) found.add(`contrast of ${ratio.toFixed(2)}: “${words.slice(0, 40)}”`)
  }
  return [...found]
}

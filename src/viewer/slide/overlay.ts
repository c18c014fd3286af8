/** Turns what is drawn over a picture into an image of its own: the page's styles do not reach it there. */

const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'vector-effect',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'transform',
  'transform-origin',
  'visibility',
  'display',
]

/** Room (px) for the number of a dot. */
const numberRoomPx = 28

function freeze(from: Element, to: Element) {
  const style = getComputedStyle(from)
  to.removeAttribute('style')
  // as attributes, which the page's policy lets stand
  for (const name of looks) {
    const value = style.getPropertyValue(name)
    if (value && !(name === 'transform' && value === 'none')) to.setAttribute(name, value)
  }
  Array.from(from.children).forEach((child, at) => {
    const twin = to.children[at]
    if (twin) freeze(child, twin)
  })
}

/**
 * Where nobody can tap, a dot needs its number, also one that lies under a button of the screen. It stands on the side
 * where the picture has room for it.
 */
function number(dot: Element, at: DOMRect, { right, top }: DOMRect) {
  const isAtEnd = right - at.right < numberRoomPx
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  text.textContent = dot.getAttribute('data-folded')
  const look = {
    x: isAtEnd ? -6 : 6,
    y: at.top - top < numberRoomPx ? 14 : -6,
    'text-anchor': isAtEnd ? 'end' : 'start',
    fill: '#101012',
    stroke: '#fff',
    'stroke-width': 3,
    'paint-order': 'stroke',
    'font-family': 'sans-serif',
    'font-size': 11,
    'font-weight': 600,
  }
  for (const [name, value] of Object.entries(look)) text.setAttribute(name, String(value))
  dot.setAttribute('opacity', '1')
  dot.append(text)
}

/**
 * An image of what a drawing shows in a box of the screen, CSS px.
 * @param hasPin the pins that belong to it, by their marks: others would reach in over its edge and be cut there
 */
export async function imageOf(
  drawing: SVGSVGElement,
  box: DOMRect,
  hasPin: (mark: string) => boolean,
): Promise<HTMLImageElement> {
  const { left, top } = drawing.getBoundingClientRect()
  const { width, height } = box
  const copy = drawing.cloneNode(true) as SVGSVGElement
  freeze(drawing, copy)
  const dots = drawing.querySelectorAll('[data-folded]')
  copy.querySelectorAll('[data-folded]').forEach((dot, at) => {
    number(dot, dots[at]?.getBoundingClientRect() ?? box, box)
  })
  for (const pin of copy.querySelectorAll('[data-pin]'))
    if (!hasPin(pin.getAttribute('data-pin') ?? '')) pin.remove()
  // where it stands is told by the view box
  copy.removeAttribute('transform')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.setAttribute('viewBox', `${box.left - left} ${box.top - top} ${width} ${height}`)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

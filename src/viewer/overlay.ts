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

/** An image of what a drawing shows in a box of the screen, CSS px. */
export async function imageOf(drawing: SVGSVGElement, box: DOMRect): Promise<HTMLImageElement> {
  const { left, top } = drawing.getBoundingClientRect()
  const { width, height } = box
  const copy = drawing.cloneNode(true) as SVGSVGElement
  freeze(drawing, copy)
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

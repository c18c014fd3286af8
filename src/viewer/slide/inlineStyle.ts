/** OpenSeadragon would put a style into the page, which the page's policy refuses; this tells it that it has. */
export function refuseInlineStyle() {
  const mark = 'data-openseadragon-mobile-css'
  if (document.querySelector(`style[${mark}]`)) return
  // found by its name, yet no style of the page: that too would be refused, and said in the console
  const style = document.createElementNS('urn:vitrine', 'style')
  style.setAttribute(mark, 'true')
  document.head.append(style)
}

import createDOMPurify from 'dompurify'

const html =
  'b blockquote br caption code div em h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'
const formulas =
  'math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'
const attributes =
  'alt colspan columnalign dir display displaystyle height lang linethickness lspace mathvariant maxsize minsize notation rowspan rspace scriptlevel src stretchy width'

/** Pictures come from our own service only: nothing is fetched from, and nothing told to, anybody else. */
function isOwn(address: string): boolean {
  try {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && pathname.startsWith(`${import.meta.env.BASE_URL}media/`)
  } catch {
    return false
  }
}

const purify = createDOMPurify(window)
purify.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName === 'src' && !isOwn(data.attrValue)) data.keepAttr = false
})
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'IMG') return
  if (!node.hasAttribute('src')) node.remove()
  else if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
})

/** What is harmless of a text with markup: a few tags of prose, tables and formulas, no style, no link, no script. */
export const sanitise = (text: string): DocumentFragment =>
  purify.sanitize(text, {
    ALLOWED_TAGS: `${html} ${formulas} #text`.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

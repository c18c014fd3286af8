import createDOMPurify from 'dompurify'
import { shownAttributes, shownTags } from '../../rules/words/markup.ts'

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

/** Keeps the harmless part of a marked-up text: tags of prose, tables and formulas, no style, no link, no script. */
export const sanitise = (text: string): DocumentFragment =>
  purify.sanitize(text, {
    ALLOWED_TAGS: [...shownTags, '#text'],
    ALLOWED_ATTR: shownAttributes,
    // The source of a formula is no part of its text.
    ADD_FORBID_CONTENTS: ['annotation', 'annotation-xml'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

import { useLayoutEffect, useRef } from 'react'
import css from './Markup.module.css'
import { sanitise } from './sanitise.ts'

/** A text with markup, sanitised. The default export, so that it is loaded where there is such a text (Rich.tsx). */
export default function Markup({ text }: { text: string }) {
  const place = useRef<HTMLSpanElement>(null)
  // nodes, not a string: nothing is parsed a second time
  useLayoutEffect(() => place.current?.replaceChildren(sanitise(text)), [text])
  return <span ref={place} className={css.markup} />
}

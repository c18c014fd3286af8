/** Formulas in TeX become MathML, which every browser shows by itself. */
import temml from 'temml'
import { type FileNote, fileNote } from '../texts.ts'

/** Bounded, for each opening sign reads on to the end of the text where none closes it. */
const written = /\\\(([\s\S]{1,2000}?)\\\)|\\\[([\s\S]{1,2000}?)\\\]|\$\$([\s\S]{1,2000}?)\$\$/g

export const holdsFormula = (text: string): boolean => text.search(written) >= 0

/** @param replace is given each formula with its signs */
export const replaceFormulas = (text: string, replace: (formula: string) => string): string =>
  text.replace(written, (formula) => replace(formula))

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#39;': "'",
}

/** TeX as it stands between tags: editors put entities and line breaks into it. */
const texOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|amp|nbsp|quot|#39);/g, (entity) => entities[entity] ?? entity)

/** @param html in which `\(…\)`, `\[…\]` and `$$…$$` are formulas; what cannot be read stays as it is and is noted */
export const withFormulas = (html: string, notes: FileNote[]): string =>
  html.replace(written, (all, inline?: string, block?: string, dollars?: string) => {
    const tex = texOf(inline ?? block ?? dollars ?? '').trim()
    try {
      return temml.renderToString(tex, {
        displayMode: inline === undefined,
        throwOnError: true,
        maxExpand: 500,
      })
    } catch {
      notes.push(fileNote('badFormula', all.slice(0, 80)))
      return all
    }
  })

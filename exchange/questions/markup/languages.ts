/** Texts in two languages as Moodle's filters write them: `<span lang="en" class="multilang">` and `{mlang en}`. */
import type { AuthoredText } from '../model.ts'

const span = /<span(?=[^>]*\sclass="multilang")(?=[^>]*\slang="([a-z]+)[^"]*")[^>]*>([\s\S]*?)<\/span>/gi
const braces = /\{mlang ([a-z]+)[^}]*\}([\s\S]*?)\{mlang\}/gi

/** The text that a reader of that language sees; `other` is for all the rest. */
function seenIn(lang: 'zh' | 'en' | 'none', text: string): string {
  const pick = (_: string, of: string, content: string) =>
    of.toLowerCase() === lang || (of.toLowerCase() === 'other' && lang === 'zh') ? content : ''
  return text.replace(span, pick).replace(braces, pick)
}

/** @param text as the file has it; English is empty where it does not say anything else */
export function inLanguages(text: string): AuthoredText {
  if (text.search(span) < 0 && text.search(braces) < 0) return { zh: text, en: '' }
  const zh = seenIn('zh', text)
  const en = seenIn('en', text)
  const neither = seenIn('none', text)
  // other languages alone: the text as it was written is better than nothing
  if (zh === neither) return { zh: en === neither ? text : en, en: '' }
  return { zh, en: zh === en || en === neither ? '' : en }
}

/** @param zh and en as HTML */
export const bothLanguages = ({ zh, en }: AuthoredText): string =>
  en && en !== zh
    ? `<span lang="zh_cn" class="multilang">${zh}</span><span lang="en" class="multilang">${en}</span>`
    : zh

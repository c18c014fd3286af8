/** The words of the app in another language, from its catalogues. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from './screens.ts'

const folder = join(import.meta.dirname, '../../locales/en')
const english = new Map(
  globSync('*.po', { cwd: folder }).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
      ([, source = '', text = '']) => [source, text] as const,
    ),
  ),
)

/** A Chinese text of the app as it stands in this language. */
export function inWordsOf(lang: Lang, source: string): string {
  const text = lang === 'zh' ? source : english.get(source)
  if (text === undefined) throw new Error(`no English for ${source}`)
  return text
}

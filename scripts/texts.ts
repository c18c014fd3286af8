/**
 * Fails when a text of the source is not in the catalogues yet, has no English, the same English for one and for several, or
 * another English in each of several catalogues.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogNames } from './textAreas.ts'

const root = join(import.meta.dirname, '..')
const paths = ['zh', 'en'].flatMap((language) =>
  catalogNames.map((name) => join(root, 'locales', language, `${name}.po`)),
)
/** The texts alone: where each stands moves with every file, and two branches merge it in either order. */
const textsOf = (po: string) => po.replace(/^(?:"POT-Creation-Date:|#: ).*\n/gm, '').trimEnd()

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const before = paths.map(read)
const { status } = spawnSync('lingui', ['extract', '--clean'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const after = paths.map(read)
for (const [at, path] of paths.entries()) writeFileSync(path, before[at] ?? '')

const stale = paths.filter((_, at) => textsOf(before[at] ?? '') !== textsOf(after[at] ?? ''))
if (stale.length > 0) console.error(`Texts not extracted, run \`npm run extract\`: ${stale.join(', ')}`)
const english = after.slice(after.length / 2).join('\n')
const untranslated = [...english.matchAll(/^msgid ("(?!"\n).+(?:\n".*")*)\nmsgstr ""\n(?!")/gm)]
for (const [, text] of untranslated) console.error(`No English for ${text}`)
/** English of the texts of one context (`one`, `several`), by their Chinese. */
const withContext = (name: string) =>
  new Map(
    [...english.matchAll(new RegExp(`^msgctxt "${name}"\\nmsgid (.+)\\nmsgstr (.+)$`, 'gm'))].map(
      ([, chinese = '', words = '']) => [chinese, words],
    ),
  )
const several = withContext('several')
const alike = [...withContext('one')].filter(([chinese, words]) => several.get(chinese) === words)
for (const [text] of alike) console.error(`The same English for one and for several: ${text}`)
/** The English of each text by its context and Chinese: catalogues are loaded over one another, so it must not differ. */
const seen = new Map<string, string>()
const differing = new Set<string>()
for (const [, text = '', words = ''] of english.matchAll(
  /^((?:msgctxt .+\n)?msgid .+(?:\n".*")*)\nmsgstr ((?:".*"\n?)+)/gm,
)) {
  if (text === 'msgid ""') continue
  if ((seen.get(text) ?? words.trim()) !== words.trim()) differing.add(text)
  seen.set(text, words.trim())
}
for (const text of differing) console.error(`Several catalogues have different English for ${text}`)
const isFaulty = stale.length + untranslated.length + alike.length + differing.size > 0
process.exit(status !== 0 || isFaulty ? 1 : 0)

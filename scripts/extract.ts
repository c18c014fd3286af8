/** Extracts the texts. One that moved to another catalogue takes its English along. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogNames } from './textAreas.ts'

const pathOf = (name: string) => join(import.meta.dirname, '..', 'locales', 'en', `${name}.po`)

/** An entry: its id and its translation, each of one line or several. */
const entry = /^msgid ("(?:.*)"(?:\n".*")*)\nmsgstr (".*"(?:\n".*")*)$/gm

const known = new Map<string, string>()
for (const path of catalogNames.map(pathOf).filter(existsSync))
  for (const [, id = '', text = ''] of readFileSync(path, 'utf8').matchAll(entry))
    if (text !== '""') known.set(id, text)

const { status } = spawnSync('lingui', ['extract', '--clean'], { stdio: 'inherit' })

for (const path of catalogNames.map(pathOf).filter(existsSync)) {
  const before = readFileSync(path, 'utf8')
  const after = before.replace(entry, (all, id: string, text: string) =>
    text === '""' && known.has(id) ? `msgid ${id}\nmsgstr ${known.get(id)}` : all,
  )
  if (after !== before) writeFileSync(path, after)
}
process.exit(status ?? 1)

/** By which key a question is known, so that the same one again is the same row. */
import { createHash } from 'node:crypto'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Question } from '../../src/contract/questions.ts'
import { type Catalog, readCatalogs } from '../catalogs.ts'
import { isMended } from './ids.ts'
import type { Draft } from './model.ts'

export interface PlacedDraft {
  draft: Draft
  catalog: Catalog
}

/** Longer ones are told by their hash. */
const maxIdLength = 60

const hashOf = (...texts: string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 20)

const keyIn = (catalog: Catalog, id: string) =>
  `import/${catalog.key}/${id.length > maxIdLength ? hashOf(id) : id}`

/** One of ours that came back keeps its key; else that of Moodle, unique within its category; else its stem. */
export async function keysOf(db: Executor, all: readonly PlacedDraft[]): Promise<Map<Draft, string>> {
  const keys = new Map<Draft, string>()
  const byStem = new Map<string, Draft[]>()
  const unknown: PlacedDraft[] = []
  for (const one of all) {
    const { draft, catalog } = one
    const { idnumber, question } = draft
    if (idnumber === '') {
      const stem = `import/${catalog.key}/${hashOf(catalog.key, question.type.baseType, question.title)}`
      byStem.set(stem, [...(byStem.get(stem) ?? []), draft])
    } else {
      const own = keyIn(catalog, idnumber)
      const [known] = await whichOf(db, [idnumber, own])
      keys.set(draft, known ?? own)
      if (!known && draft.saysAll) unknown.push(one)
    }
  }
  for (const [draft, key] of await keysElsewhere(db, unknown, new Set(keys.values()))) keys.set(draft, key)
  for (const [stem, drafts] of byStem)
    for (const [draft, key] of await keysOfStem(db, stem, drafts)) keys.set(draft, key)
  return keys
}

/** @returns those that are there, in this order */
async function whichOf(db: Executor, keys: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('question')
    .select('key')
    .where('tenant', '=', tenant)
    .where('key', 'in', keys)
    .execute()
  return keys.filter((one) => found.some(({ key }) => key === one))
}

/**
 * A table's number means the same question in whichever catalogue its row now stands: it moves there.
 * @param taken keys of others in the file
 */
async function keysElsewhere(db: Executor, moved: readonly PlacedDraft[], taken: ReadonlySet<string>) {
  const keys = new Map<Draft, string>()
  const catalogs = moved.length > 0 ? await readCatalogs(db) : []
  for (const { draft, catalog } of moved) {
    const beside = catalogs.filter(({ subjectId }) => subjectId === catalog.subjectId)
    const there = await whichOf(
      db,
      beside.map((one) => keyIn(one, draft.idnumber)),
    )
    const [key, ...others] = there.filter((one) => !taken.has(one))
    // several of them are several questions
    if (key && others.length === 0) keys.set(draft, key)
  }
  return keys
}

/**
 * Several may have the same stem (下列说法正确的是): each is the one that asks the same, then the one of which it is a
 * mended form. Where there is but one on both sides it is that one, whatever became of its options.
 */
async function keysOfStem(db: Executor, stem: string, drafts: readonly Draft[]): Promise<Map<Draft, string>> {
  const there = await withStem(db, stem)
  const left = there.map(({ key, body }) => ({ key, asks: asksOf(JSON.parse(body) as Question) }))
  const used = new Set(left.map(({ key }) => key))
  const keys = new Map<Draft, string>()
  const take = (fits: (before: string, now: string) => boolean) => {
    for (const draft of drafts) {
      if (keys.has(draft)) continue
      const place = left.findIndex(({ asks }) => fits(asks, asksOf(draft.question)))
      const [found] = place < 0 ? [] : left.splice(place, 1)
      if (found) keys.set(draft, found.key)
    }
  }
  if (drafts.length === 1 && there.length === 1) take(() => true)
  take((before, now) => before === now)
  take(isMended)
  for (const draft of drafts) {
    if (keys.has(draft)) continue
    let times = 1
    while (used.has(numbered(stem, times))) times++
    used.add(numbered(stem, times))
    keys.set(draft, numbered(stem, times))
  }
  return keys
}

/** How many keys are asked for at once. */
const maxKeysAtOnce = 20

interface There {
  id: number
  key: string
  body: string
}

/** In the order in which they came. */
async function withStem(db: Executor, stem: string): Promise<There[]> {
  const found = await numberedFrom(db, stem, 1)
  // asked for in this order, SQLite would walk through all of the school's questions for each stem
  return found.sort((a, b) => a.id - b.id)
}

async function numberedFrom(db: Executor, stem: string, from: number): Promise<There[]> {
  const found = await db
    .selectFrom('question')
    .select(['id', 'key', 'body'])
    .where('tenant', '=', tenant)
    .where(
      'key',
      'in',
      Array.from({ length: maxKeysAtOnce }, (_, n) => numbered(stem, from + n)),
    )
    .execute()
  return found.length === 0 ? found : [...found, ...(await numberedFrom(db, stem, from + maxKeysAtOnce))]
}

const numbered = (stem: string, times: number) => (times === 1 ? stem : `${stem}-${times}`)

/** The texts of a question that can be chosen, typed or answered, in an order that does not depend on theirs. */
function asksOf({ options, panDuanAnswer, showAnswer, children }: Question): string {
  const said = options.map(({ content, answer }) => content + (Array.isArray(answer) ? answer.join('|') : ''))
  const parts = children.map((child) => child.title + asksOf(child))
  return [...said.sort(), String(panDuanAnswer ?? ''), showAnswer, ...parts].join('\n')
}

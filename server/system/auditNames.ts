/**
 * Names for the ids in entries of the audit. One rule for all kinds: a fact whose name is a kind and `Id` or `Ids` holds
 * ids of that kind, `parentId` one of the entry's own kind.
 */
import type { AuditNames } from '../../src/contract/admin/adminSystem.ts'
import { betweenNames, inLang, type Lang } from '../../src/rules/lang.ts'
import type { Context } from '../context.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

interface KindOfThing {
  table: string
  /** SQL of the name in Chinese and in English */
  zh: string
  en: string
}

const named = (table: string): KindOfThing => ({ table, zh: '"name"', en: '"nameEn"' })
const titled = (table: string): KindOfThing => ({ table, zh: '"title"', en: '"titleEn"' })

const kinds: Record<string, KindOfThing> = {
  academy: named('academy'),
  account: { table: 'account', zh: `coalesce(nullif("fullName", ''), "loginName")`, en: '"fullNameEn"' },
  assignment: titled('assignment'),
  banner: titled('banner'),
  catalog: named('catalog'),
  course: named('course'),
  courseware: named('courseware'),
  deck: named('deck'),
  notice: titled('plannedNotice'),
  platform: { table: 'ltiPlatform', zh: '"name"', en: `''` },
  preparation: { table: 'preparation', zh: '"title"', en: `''` },
  quiz: titled('quiz'),
  room: { table: 'room', zh: '"name"', en: `''` },
  specimen: named('specimen'),
  subject: named('subject'),
  term: named('term'),
}

/** Things whose id is several, separated by blanks. */
const compoundThings: Record<string, readonly string[]> = {
  assignment: ['assignment', 'account'],
  score: ['course', 'account'],
}

type Facts = Record<string, unknown>

interface Entry {
  thing: string
  thingId: string
  before: string
  after: string
}

interface Found {
  kind: string
  ids: number[]
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

function idsInFact(thing: string, name: string, value: unknown): Found | null {
  const [, word = ''] = /^(\w+?)Ids?$/.exec(name) ?? []
  const kind = word === 'parent' ? thing : word
  const ids = (Array.isArray(value) ? value : [value]).filter(isId)
  return kind in kinds && ids.length > 0 ? { kind, ids } : null
}

const factsIn = (json: string): Facts => (json === '' ? {} : (JSON.parse(json) as Facts))

const idsInFacts = (thing: string, facts: Facts): [string, Found][] =>
  Object.entries(facts).flatMap(([name, value]): [string, Found][] => {
    const found = idsInFact(thing, name, value)
    return found ? [[name, found]] : []
  })

function idsOfThing({ thing, thingId }: Entry): Found[] {
  const words = thingId.split(' ')
  return (compoundThings[thing] ?? [thing]).flatMap((kind, at) => {
    const id = Number(words[at])
    return kind in kinds && isId(id) ? [{ kind, ids: [id] }] : []
  })
}

/** The names of things by kind and id; one statement for each kind that the entries speak of. */
async function readNames({ rows }: Pick<Context, 'rows'>, found: readonly Found[], lang: Lang) {
  const wanted = Map.groupBy(found, ({ kind }) => kind)
  const names = new Map<string, string>()
  for (const [kind, ofKind] of wanted) {
    const source = kinds[kind]
    if (!source) continue
    const ids = [...new Set(ofKind.flatMap((one) => one.ids))]
    const lines = await rows<{ id: number; zh: string; en: string }>(
      `select "id", ${source.zh} as "zh", ${source.en} as "en" from "${source.table}"
        where "tenant" = ? and "id" in (${marksFor(ids)})`,
      [tenant, ...ids],
    )
    for (const { id, zh, en } of lines) names.set(`${kind} ${id}`, inLang(lang, zh, en))
  }
  return ({ kind, ids }: Found): string[] => ids.map((id) => names.get(`${kind} ${id}`) ?? String(id))
}

/** The name of a thing that is gone, by the facts of its entry. */
const nameInFacts = (...sides: Facts[]): string => {
  const told = sides.flatMap(({ name, fullName, title }) => [name, fullName, title])
  return told.find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

/** @returns the entries with their names; an id of a thing that is gone stays an id */
export async function withNames<E extends Entry>(
  context: Pick<Context, 'rows' | 'lang'>,
  entries: readonly E[],
): Promise<(E & { names: AuditNames })[]> {
  const read = entries.map((entry) => {
    const before = factsIn(entry.before)
    const after = factsIn(entry.after)
    const { thing } = entry
    const held = { before: idsInFacts(thing, before), after: idsInFacts(thing, after) }
    return { entry, held, own: idsOfThing(entry), gone: nameInFacts(after, before) }
  })
  const all = read.flatMap(({ own, held }) => [
    ...own,
    ...[...held.before, ...held.after].map(([, found]) => found),
  ])
  const namesOf = await readNames(context, all, context.lang)
  const toNames = (held: [string, Found][]) =>
    Object.fromEntries(held.map(([name, found]) => [name, namesOf(found).join(betweenNames(context.lang))]))
  return read.map(({ entry, own, held, gone }) => {
    const told = own.flatMap(namesOf).join(' · ')
    const isKnown = told !== '' && told !== entry.thingId
    const names = {
      thing: isKnown ? told : gone,
      before: toNames(held.before),
      after: toNames(held.after),
    }
    return { ...entry, names }
  })
}

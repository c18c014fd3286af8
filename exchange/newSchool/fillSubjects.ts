import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Bilingual, CatalogSeed, SubjectSeed } from './types.ts'

/** A catalogue's key, unique within the school. */
export const catalogKey = (subject: string, catalog: string) => `${subject}/${catalog}`

export interface SchoolPlaces {
  subjects: Map<string, number>
  /** by catalogKey */
  catalogs: Map<string, number>
  /** by catalogKey of a leaf: the subject, or the part of it, to which its specimens belong */
  homes: Map<string, number>
}

/** Subjects with those below them and their catalogues. @returns their ids by key */
export async function fillSubjects(db: Executor, seeds: SubjectSeed[]): Promise<SchoolPlaces> {
  const places: SchoolPlaces = { subjects: new Map(), catalogs: new Map(), homes: new Map() }
  for (const [position, seed] of seeds.entries()) {
    const id = await putSubject(db, seed, { parentId: null, position })
    places.subjects.set(seed.key, id)
    for (const [place, child] of (seed.children ?? []).entries()) {
      const below = { ...child, enabled: seed.enabled, hasChildren: false }
      places.subjects.set(child.key, await putSubject(db, below, { parentId: id, position: place }))
    }
    await putCatalogs(
      db,
      seed.catalog,
      { subject: seed.key, subjectId: id, parentId: null, level: 1 },
      places,
    )
    for (const { key, children } of seed.catalog) {
      const part = seed.children?.find(({ catalogs }) => catalogs.includes(key))
      const home = part ? found(places.subjects, part.key, key) : id
      for (const leaf of [key, ...(children ?? []).map((child) => child.key)])
        places.homes.set(catalogKey(seed.key, leaf), home)
    }
  }
  return places
}

interface Subject {
  key: string
  name: Bilingual
  desc: Bilingual
  enabled: boolean
  hasChildren: boolean
}

async function putSubject(
  db: Executor,
  { key, name, desc, enabled, hasChildren }: Subject,
  at: { parentId: number | null; position: number },
): Promise<number> {
  const told = {
    ...at,
    name: name.zh,
    nameEn: name.en,
    desc: desc.zh,
    descEn: desc.en,
    enabled: enabled ? (1 as const) : (0 as const),
    hasChildren: hasChildren ? (1 as const) : (0 as const),
  }
  const { id } = await db
    .insertInto('subject')
    .values({ tenant, key, cover: '', ...told })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(told))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Branch {
  subject: string
  subjectId: number
  parentId: number | null
  level: number
}

async function putCatalogs(db: Executor, seeds: CatalogSeed[], branch: Branch, places: SchoolPlaces) {
  const { subject, subjectId, parentId, level } = branch
  for (const [position, { key: own, name, children }] of seeds.entries()) {
    const key = catalogKey(subject, own)
    const told = { subjectId, parentId, name: name.zh, nameEn: name.en, level, position }
    const { id } = await db
      .insertInto('catalog')
      .values({ tenant, key, isOpen: 1, ...told })
      .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(told))
      .returning('id')
      .executeTakeFirstOrThrow()
    places.catalogs.set(key, id)
    await putCatalogs(db, children ?? [], { subject, subjectId, parentId: id, level: level + 1 }, places)
  }
}

/** @throws an Error that names what refers to nothing */
export function found(ids: ReadonlyMap<string, number>, key: string, by: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`${by} refers to "${key}", which does not exist.`)
  return id
}

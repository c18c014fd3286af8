/** The things of a school that a table can refer to, by key, id or name in any language. */

import { readHomes } from '../server/library/homes.ts'
import type { Executor } from '../server/store/db.ts'
import { tenant } from '../server/store/schema.ts'
import { type Catalog, makeCatalog, readCatalogs } from './catalogs.ts'
import { note, Wrong } from './texts.ts'
import { asItIs, type Said } from './words.ts'

export interface KnownCatalogPlace {
  subjectId: number
  catalogId: number
}

/** In a catalogue that the school has not yet. */
export interface NewPlace {
  name: string
  make(): Promise<KnownCatalogPlace>
}

interface Subject {
  id: number
  key: string
  parentId: number | null
  name: string
  nameEn: string
}

/** Each throws an Error that names what there is. */
export interface Known {
  subject(text: string): Subject
  catalog(subject: Subject, text: string): KnownCatalogPlace | NewPlace
  /** @returns id of a group of people that specimens suit */
  group(text: string): number
  /** by login name */
  account(text: string): { creator: number; creatorName: string }
  /** the English name of a stain that the school has; empty where the stain is new */
  stainEn(dye: string): string
}

interface Named {
  id: number
  key: string
  name: string
  nameEn: string
}

const same = (a: string, b: string) => a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase()

const called = (text: string, keys: (item: Named) => string[]) => (item: Named) =>
  [...keys(item), String(item.id), item.name, item.nameEn].some((own) => own !== '' && same(own, text))

const shortKey = (key: string) => key.slice(key.indexOf('/') + 1)

/** @throws an Error where none or several fit */
function only<T extends Named>(
  items: T[],
  fits: (item: T) => boolean,
  none: Said,
  keyOf: (item: T) => string,
): T {
  const [found, ...others] = items.filter(fits)
  if (!found) throw new Wrong('only', none, items.map((item) => `${keyOf(item)} (${item.name})`).join(', '))
  if (others.length > 0)
    throw new Wrong(
      'calledSo',
      others.map(keyOf).reduce<Said>((all, key) => note('and', all, key), asItIs(keyOf(found))),
    )
  return found
}

async function readThings(db: Executor) {
  const subjects = await db
    .selectFrom('subject')
    .select(['id', 'key', 'parentId', 'name', 'nameEn'])
    .where('tenant', '=', tenant)
    .orderBy('position')
    .execute()
  const catalogs = await readCatalogs(db)
  const groups = await db
    .selectFrom('suitPeople')
    .select(['id', 'key', 'name', 'nameEn'])
    .where('tenant', '=', tenant)
    .execute()
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'loginName', 'fullName'])
    .where('tenant', '=', tenant)
    .execute()
  const stains = await db
    .selectFrom('specimen')
    .select(['dye', 'dyeEn'])
    .distinct()
    .where('tenant', '=', tenant)
    .execute()
  return { subjects, catalogs, groups, accounts, stains, homeOf: await readHomes(db) }
}

export async function readKnown(db: Executor): Promise<Known> {
  const { subjects, catalogs, groups, accounts, stains, homeOf } = await readThings(db)
  return {
    subject: (text) =>
      only(
        subjects,
        called(text, ({ key }) => [key]),
        note('noSubject', text),
        ({ key }) => key,
      ),
    catalog(subject, text) {
      const owner = subjects.find(({ id }) => id === subject.parentId) ?? subject
      const own = catalogs.filter(({ subjectId }) => subjectId === owner.id)
      const keys = ({ key }: Named) => [key, shortKey(key)]
      const placeOf = (found: Catalog): KnownCatalogPlace => ({
        subjectId: owner === subject ? homeOf(found) : subject.id,
        catalogId: found.id,
      })
      // a key means one that is there: where another subject has it, the row names the wrong subject
      const isKey = catalogs.some((one) => keys(one).some((key) => same(key, text)))
      if (!isKey && !own.some(called(text, keys)))
        return {
          name: text,
          make: async () =>
            placeOf((await makeCatalog(db, catalogs, owner, null, { zh: text, en: '' })).catalog),
        }
      return placeOf(
        only(own, called(text, keys), note('noCatalog', text, owner.key), ({ key }) => shortKey(key)),
      )
    },
    group: (text) =>
      only(
        groups,
        called(text, ({ key }) => [key]),
        note('noGroup', text),
        ({ key }) => key,
      ).id,
    account(text) {
      const found = accounts.find(({ loginName }) => same(loginName, text))
      if (!found) throw new Wrong('noAccount', text)
      return { creator: found.id, creatorName: found.fullName }
    },
    stainEn: (dye) => stains.find((one) => one.dye === dye && one.dyeEn !== '')?.dyeEn ?? '',
  }
}

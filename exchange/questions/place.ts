/** Where questions go: the school's subjects and catalogues, matched by name; a catalogue that is missing is made. */
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { type Catalog, makeCatalog, readCatalogs } from '../catalogs.ts'
import type { AuthoredText } from './model.ts'
import { type FileNote, fileNote, QuestionFileFault } from './texts.ts'

export interface KnownSubject {
  id: number
  key: string
  parentId: number | null
  name: string
  nameEn: string
}

/** The choices of the operator. */
export interface PlaceWishes {
  subject?: string | undefined
  /** all questions go into this one, whatever the file says */
  catalog?: string | undefined
  /** the subjects that may be written to; null or left out: all */
  within?: readonly number[] | null
}

interface Named {
  key: string
  name: string
  nameEn: string
}

const nameless: AuthoredText = { zh: '', en: '' }

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const isCalled =
  (...texts: string[]) =>
  (one: Named): boolean =>
    [one.key, one.key.slice(one.key.indexOf('/') + 1), one.name, one.nameEn].some(
      (own) => own && texts.some((text) => folded(own) === folded(text)),
    )

const list = (all: readonly Named[]) => all.map(({ key, name }) => `${key} (${name})`).join(', ')

export class QuestionPlaces {
  readonly #db: Executor
  readonly #wishes: PlaceWishes
  readonly #subjects: KnownSubject[]
  readonly #catalogs: Catalog[]
  /** notes about the catalogues that were made */
  readonly notes: FileNote[] = []

  private constructor(db: Executor, wishes: PlaceWishes, subjects: KnownSubject[], catalogs: Catalog[]) {
    this.#db = db
    this.#wishes = wishes
    this.#subjects = subjects
    this.#catalogs = catalogs
  }

  static async read(db: Executor, wishes: PlaceWishes): Promise<QuestionPlaces> {
    const subjects = await db
      .selectFrom('subject')
      .select(['id', 'key', 'parentId', 'name', 'nameEn'])
      .where('tenant', '=', tenant)
      .orderBy('position')
      .execute()
    return new QuestionPlaces(db, wishes, subjects, await readCatalogs(db))
  }

  /** Whether what the operator chose is there. @throws Wrong */
  check(): void {
    const { subject, catalog } = this.#wishes
    if (!subject) return
    const { id } = this.subject(subject)
    if (catalog) this.catalog(id, catalog)
  }

  /** @param subject as a table calls it; @throws Wrong */
  async find(path: readonly AuthoredText[], subject: string | undefined): Promise<Catalog> {
    const [first = nameless, ...rest] = path
    const named = this.#wishes.subject ?? subject
    const { id, key } = named ? this.subject(named) : this.#guess(first)
    const own = this.#catalogs.filter(({ subjectId }) => subjectId === id)
    if (this.#wishes.catalog) return this.catalog(id, this.#wishes.catalog)
    const subjects = this.#subjects.filter((one) => one.id === id || one.parentId === id)
    // questions may stand in the subject itself
    const [name = nameless, ...below] =
      rest.length > 0 && subjects.some(isCalled(first.zh, first.en)) ? rest : path
    if (name.zh === '') throw new QuestionFileFault('tellCatalog')
    if (below.length === 0 && !own.some((one) => one.parentId === null && isCalled(name.zh, name.en)(one))) {
      // a leaf may be told without the catalogues above it
      const [found, ...others] = own.filter(isCalled(name.zh, name.en))
      if (found && others.length === 0) return found
    }
    return this.#descend({ id, key }, [name, ...below])
  }

  /** A part of a subject has its catalogues there. @throws Wrong */
  subject(text: string): KnownSubject {
    const found = this.#subjects.find((one) => isCalled(text)(one) || String(one.id) === text)
    if (!found) throw new QuestionFileFault('noSubject', text, list(this.#subjects))
    const whole = this.#subjects.find(({ id }) => id === found.parentId) ?? found
    const { within } = this.#wishes
    if (within && !within.includes(whole.id)) throw new QuestionFileFault('otherSubject')
    return whole
  }

  /** @throws Wrong */
  catalog(subjectId: number, text: string): Catalog {
    const own = this.#catalogs.filter((one) => one.subjectId === subjectId)
    const [found, ...others] = own.filter((one) => isCalled(text)(one) || String(one.id) === text)
    const { name = '' } = this.#subjects.find(({ id }) => id === subjectId) ?? {}
    if (!found) throw new QuestionFileFault('noCatalog', text, name, list(own))
    if (others.length > 0) throw new QuestionFileFault('catalogTwice', text, list([found, ...others]))
    return found
  }

  /** Names from the subject down. */
  pathOf(catalogId: number): { subject: KnownSubject | undefined; path: string[] } {
    const names: string[] = []
    let at = this.#catalogs.find(({ id }) => id === catalogId)
    const subject = this.#subjects.find(({ id }) => id === at?.subjectId)
    while (at) {
      names.unshift(at.name)
      const { parentId } = at
      at = this.#catalogs.find(({ id }) => id === parentId)
    }
    return { subject, path: names }
  }

  /** Whether the operator may change the questions of a catalogue. */
  isWithin(catalogId: number): boolean {
    const { within } = this.#wishes
    if (!within) return true
    const catalog = this.#catalogs.find(({ id }) => id === catalogId)
    return catalog !== undefined && within.includes(catalog.subjectId)
  }

  isBelow(catalogId: number, top: number): boolean {
    const at = this.#catalogs.find(({ id }) => id === catalogId)
    return at !== undefined && (at.id === top || (at.parentId !== null && this.isBelow(at.parentId, top)))
  }

  /** A file may begin with the subject, as our own do. */
  #guess(first: AuthoredText): KnownSubject {
    const found = first.zh === '' ? undefined : this.#subjects.find(isCalled(first.zh, first.en))
    if (!found) {
      const isPlaced = first.zh !== '' || this.#wishes.catalog
      const whole = this.#subjects.filter(({ parentId }) => parentId === null)
      throw new QuestionFileFault(isPlaced ? 'tellSubject' : 'tellPlace', list(whole))
    }
    return this.subject(found.key)
  }

  async #descend(subject: { id: number; key: string }, names: readonly AuthoredText[]): Promise<Catalog> {
    let at = await this.#childOf(subject, null, names[0] ?? nameless)
    for (const name of names.slice(1)) at = await this.#childOf(subject, at, name)
    return at
  }

  async #childOf(
    subject: { id: number; key: string },
    parent: Catalog | null,
    name: AuthoredText,
  ): Promise<Catalog> {
    const parentId = parent?.id ?? null
    const there = this.#catalogs.find(
      (one) => one.subjectId === subject.id && one.parentId === parentId && isCalled(name.zh, name.en)(one),
    )
    return there ?? this.#make(subject, parent, name)
  }

  async #make(
    subject: { id: number; key: string },
    parent: Catalog | null,
    name: AuthoredText,
  ): Promise<Catalog> {
    const { catalog, isNew } = await makeCatalog(this.#db, this.#catalogs, subject, parent, name)
    if (isNew) this.notes.push(fileNote('newCatalog', this.pathOf(catalog.id).path.join(' / ')))
    return catalog
  }
}

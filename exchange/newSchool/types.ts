/** The parts that a new school is made of. */

export interface Bilingual {
  zh: string
  en: string
}

export interface CatalogSeed {
  key: string
  name: Bilingual
  children?: CatalogSeed[]
}

/** A part of a subject: of the subject's catalogue, what it holds. */
export interface ChildSubjectSeed {
  key: string
  name: Bilingual
  desc: Bilingual
  /** keys at the catalogue's top */
  catalogs: string[]
}

export interface SubjectSeed {
  key: 'histology' | 'anatomy' | 'microbiology' | 'parasitology' | 'stomatology' | 'tcm'
  name: Bilingual
  desc: Bilingual
  enabled: boolean
  hasChildren: boolean
  /** sub-subjects, where hasChildren */
  children?: ChildSubjectSeed[]
  /** two levels; specimens and chapter questions hang on the leaves */
  catalog: CatalogSeed[]
}

/** A group of people that specimens suit. */
export interface SuitPeopleSeed {
  key: string
  name: Bilingual
}

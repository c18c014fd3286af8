import type { SpecimenSeed, SuitPeopleSeed } from '../types.ts'

/** The groups of people by whom the library is narrowed down, in their order. */
export const suitPeople: SuitPeopleSeed[] = [
  { key: 'clinical', name: { zh: '临床医学', en: 'Clinical medicine' } },
  { key: 'dentistry', name: { zh: '口腔医学', en: 'Stomatology' } },
  { key: 'nursing', name: { zh: '护理学', en: 'Nursing' } },
  { key: 'laboratory', name: { zh: '医学检验技术', en: 'Medical laboratory technology' } },
  { key: 'prevention', name: { zh: '预防医学', en: 'Preventive medicine' } },
]

/** Who learns a subject, where a specimen says nothing else. */
export const learners: Record<SpecimenSeed['subject'], string[]> = {
  histology: ['clinical', 'dentistry', 'nursing', 'laboratory', 'prevention'],
  anatomy: ['clinical', 'dentistry', 'nursing', 'prevention'],
  microbiology: ['clinical', 'nursing', 'laboratory', 'prevention'],
  parasitology: ['clinical', 'laboratory', 'prevention'],
  stomatology: ['dentistry'],
  tcm: [],
}

/** Specimens for fewer than the rest of their subject. */
export const onlyFor: Record<string, string[]> = {
  'blood-smear': ['clinical', 'laboratory', 'nursing', 'prevention'],
  'compact-bone': ['clinical', 'dentistry', 'laboratory'],
  'elastic-cartilage': ['clinical', 'laboratory'],
  cerebellum: ['clinical', 'laboratory'],
  'brachial-plexus': ['clinical', 'nursing'],
}

/** Specimens for more than the rest of their subject. */
export const alsoFor: Record<string, string[]> = {
  'parotid-gland': ['clinical'],
}

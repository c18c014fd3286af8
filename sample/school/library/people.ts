import type { SpecimenSeed } from '../types.ts'

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

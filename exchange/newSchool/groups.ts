/** The groups of people that a new school begins with. */
import type { SuitPeopleSeed } from './types.ts'

/** The groups of people by whom the library is narrowed down, in their order. */
export const suitPeople: SuitPeopleSeed[] = [
  { key: 'clinical', name: { zh: '临床医学', en: 'Clinical medicine' } },
  { key: 'dentistry', name: { zh: '口腔医学', en: 'Stomatology' } },
  { key: 'nursing', name: { zh: '护理学', en: 'Nursing' } },
  { key: 'laboratory', name: { zh: '医学检验技术', en: 'Medical laboratory technology' } },
  { key: 'prevention', name: { zh: '预防医学', en: 'Preventive medicine' } },
]

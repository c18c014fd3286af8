import { array, maxLength, minLength, pipe } from 'valibot'
import { get, id, type Paged, postOnce } from '../endpoint.ts'
import { type Specimen, specimenFilters } from '../specimens.ts'
import type { Subject } from '../subjects.ts'

const byQuery = { carries: 'query' } as const

export const collectSpecimen = postOnce(
  '/dh-specimen/collect/collectSpecimen',
  { specimenId: id },
  byQuery,
).replies<null>()
export const cancelCollectSpecimen = postOnce(
  '/dh-specimen/collect/cancelCollectSpecimen',
  { specimenId: id },
  byQuery,
).replies<null>()
export const collectSubject = postOnce(
  '/dh-specimen/collect/collectSubject',
  { subjectId: id },
  byQuery,
).replies<null>()
export const cancelCollectSubject = postOnce(
  '/dh-specimen/collect/cancelCollectSubject',
  { subjectId: id },
  byQuery,
).replies<null>()
export const collectedSubjects = get('/dh-specimen/collect/subject/list', {}).replies<Subject[]>()
/** The latest first. */
export const collectedSpecimens = get('/dh-specimen/collect/specimen/page', specimenFilters).replies<
  Paged<Specimen>
>()
/** as many as one call takes */
export const cancelLimit = 200
export const cancelCollectBatch = postOnce('/dh-specimen/collect/specimen/cancelBatch', {
  specimenIds: pipe(array(id), minLength(1), maxLength(cancelLimit)),
}).replies<null>()

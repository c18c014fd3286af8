import * as v from 'valibot'
import type * as collect from '../../teaching/collect.ts'
import { nothing, pagedOf, type Replies } from '../shapes.ts'
import { specimen } from '../specimens.ts'
import { subject } from '../subjects.ts'

export const replies = {
  collectSpecimen: nothing,
  cancelCollectSpecimen: nothing,
  collectSubject: nothing,
  cancelCollectSubject: nothing,
  collectedSubjects: v.array(subject),
  collectedSpecimens: pagedOf(specimen),
  cancelCollectBatch: nothing,
} satisfies Replies<typeof collect>

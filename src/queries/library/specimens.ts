/** Lists of specimens; they follow the queue. */

import { deleteLimit, mySpecimenPage, specimenPage } from '../../contract/specimens.ts'
import { cancelLimit } from '../../contract/teaching/collect.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { pagedQuery } from '../engine/paged.ts'
import { collectedSpecimensQuery } from './collect.ts'
import { foldSpecimens } from './collectFold.ts'
import { searchKeptAnew } from './searchKept.ts'
import type { SpecimenFilter } from './specimenMatch.ts'

/** All that is shown to the person, those that the person brought, the person's favourites. */
export type SpecimenSource = 'library' | 'mine' | 'favourites'

const lists = {
  library: (filter: SpecimenFilter) => pagedQuery(specimenPage, filter, foldSpecimens),
  mine: (filter: SpecimenFilter) => pagedQuery(mySpecimenPage, filter, foldSpecimens),
  favourites: collectedSpecimensQuery,
}

export const specimensQuery = (source: SpecimenSource, filter: SpecimenFilter) => lists[source](filter)

/** However many, as many at a time as a call takes; one that is refused holds up no later one. */
async function inParts(
  ids: readonly number[],
  most: number,
  tell: (specimenIds: number[], place: { subject: string }) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += most)
    await tell(ids.slice(from, from + most), { subject: 'specimen:many' })
  void searchKeptAnew()
}

/** Deletes specimens that the person brought; stored on the device when it resolves. */
export const deleteOwnSpecimens = (subjectId: number, ids: readonly number[]): Promise<void> =>
  inParts(ids, deleteLimit, (specimenIds, place) =>
    enqueueInLane('specimen.deleteBatch', { subjectId, specimenIds }, place),
  )

/** Takes specimens from the favourites; stored on the device when it resolves. */
export const uncollectSpecimens = (ids: readonly number[]): Promise<void> =>
  inParts(ids, cancelLimit, (specimenIds, place) =>
    enqueueInLane('specimen.uncollectBatch', { specimenIds }, place),
  )

/** Lists of specimens; they follow the queue. */
import { cancelLimit } from '../../contract/collect.ts'
import { deleteLimit, mySpecimenPage, specimenPage } from '../../contract/specimens.ts'
import { newId } from '../../device/names.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Place } from '../../outbox/entry.ts'
import { pagedQuery } from '../engine/paged.ts'
import { ledgerRead } from '../engine/reading.ts'
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
  tell: (specimenIds: number[], place: Place) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += most)
    await tell(ids.slice(from, from + most), { lane: `specimens:${newId()}`, subject: 'specimen:many' })
  await ledgerRead()
  void searchKeptAnew()
}

/** Deletes specimens that the person brought; stored on the device when it resolves. */
export const deleteSpecimens = (subjectId: number, ids: readonly number[]): Promise<void> =>
  inParts(ids, deleteLimit, (specimenIds, place) =>
    enqueue('specimen.deleteBatch', { subjectId, specimenIds }, place),
  )

/** Takes specimens from the favourites; stored on the device when it resolves. */
export const uncollectSpecimens = (ids: readonly number[]): Promise<void> =>
  inParts(ids, cancelLimit, (specimenIds, place) =>
    enqueue('specimen.uncollectBatch', { specimenIds }, place),
  )

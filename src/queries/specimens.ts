/** Lists of specimens; they follow the queue. */
import { deleteLimit, mySpecimenPage, specimenPage } from '../contract/specimens.ts'
import { newId } from '../device/names.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { collectedSpecimensQuery } from './collect.ts'
import { foldSpecimens } from './collectFold.ts'
import { pagedQuery } from './paged.ts'
import type { SpecimenFilter } from './specimenMatch.ts'

/** All that is shown to the person, those that the person brought, the person's favourites. */
export type SpecimenSource = 'library' | 'mine' | 'favourites'

const lists = {
  library: (filter: SpecimenFilter) => pagedQuery(specimenPage, filter, foldSpecimens),
  mine: (filter: SpecimenFilter) => pagedQuery(mySpecimenPage, filter, foldSpecimens),
  favourites: collectedSpecimensQuery,
}

export const specimensQuery = (source: SpecimenSource, filter: SpecimenFilter) => lists[source](filter)

/** Deletes specimens that the person brought, however many; stored on the device when it resolves. */
export async function deleteSpecimens(subjectId: number, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += deleteLimit) {
    const specimenIds = ids.slice(from, from + deleteLimit)
    // one that is refused holds up no later one
    const place = { lane: `specimens:${newId()}`, subject: 'specimen:many' }
    await enqueue('specimen.deleteBatch', { subjectId, specimenIds }, place)
  }
}

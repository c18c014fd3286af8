import type { Mark, Specimen } from '../../../contract/specimens.ts'
import { addOwn } from '../../../queries/practice/books.ts'
import { askedId } from '../../../rules/exam/miss.ts'
import { frameTurned } from '../../../rules/marks/frames.ts'
import { questionOfMark } from '../../../rules/station.ts'
import type { ViewPlace } from '../../../viewer/slide/geometry.ts'

/**
 * A question of one's own, "what does the arrow point at?", in the collection, with the view that stands on the screen.
 * Made of the same mark again, it is the same one and is seen as it was last.
 * @throws when it could not be stored
 */
export async function makeQuestion(
  specimen: Specimen,
  mark: Mark,
  view: ViewPlace | undefined,
): Promise<void> {
  const asked = {
    clientId: askedId(specimen.id, mark.id),
    frame: view && frameTurned(specimen, view.rotation),
    view,
  }
  const question = questionOfMark(specimen, mark, { id: asked.clientId, ...asked })
  await addOwn({ ...asked, specimenId: specimen.id, markId: mark.id, book: 'collection' }, question, specimen)
}

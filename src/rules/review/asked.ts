/** Which places in pictures questions ask about. Pure. */
import type { AnyQuestion } from '../../contract/questions.ts'
import type { AskedPlace } from '../../contract/review.ts'

/** The fields of a question, and of a part of it, that say where it asks. */
type Asking = Pick<AnyQuestion, 'specimenId' | 'annotation'> & { children: readonly Asking[] }

/** The question's place and those of its parts, under its own id. */
export const placesOf = ({ id, ...question }: Asking & Pick<AnyQuestion, 'id'>): AskedPlace[] =>
  placesIn(id, question)

function placesIn(id: AnyQuestion['id'], { specimenId, annotation, children }: Asking): AskedPlace[] {
  const below = children.flatMap((part) => placesIn(id, part))
  if (specimenId === null || annotation === null) return below
  const { x, y } = annotation
  return [{ id, specimenId, annotation: { x, y } }, ...below]
}

/** Marked structures as questions, for 考前突击: those that nobody asked this person about. Pure. */
import type { AnyQuestion } from '../../contract/questions.ts'
import type { Mark, Specimen } from '../../contract/specimens.ts'
import type { Material } from '../../rules/exam/options.ts'
import { canAsk } from '../../rules/exam/stations.ts'
import { pointsAt } from '../../rules/review/cram.ts'
import { questionOfMark } from '../../rules/station.ts'

/** A structure at which a question points. */
export interface Structure {
  /** specimen and mark */
  key: string
  specimen: Specimen
  mark: Mark
  question: AnyQuestion
}

export const keyOf = (specimen: Specimen, mark: Mark) => `${specimen.id}:${mark.id}`

const written = { mode: 'name', chooses: false } as const

type Asked = Pick<AnyQuestion, 'specimenId' | 'annotation'>

/**
 * @param asked questions that were answered
 * @param tested keys of structures that were asked already
 * @param newId of the device; names each question
 */
export function neverTested(
  materials: readonly Material[],
  asked: readonly Asked[],
  tested: ReadonlySet<string>,
  newId: () => string,
): Structure[] {
  return materials.flatMap((home) => {
    const { specimen, marks } = home
    const places = asked.flatMap(({ specimenId, annotation }) =>
      specimenId === specimen.id && annotation ? [annotation] : [],
    )
    return marks
      .filter((mark) => canAsk(written, home, mark) && !tested.has(keyOf(specimen, mark)))
      .filter((mark) => !places.some((place) => pointsAt(mark, place)))
      .map((mark) => ({
        key: keyOf(specimen, mark),
        specimen,
        mark,
        question: questionOfMark(specimen, mark, { id: newId() }),
      }))
  })
}

/** Marked structures as questions, for 考前突击: those that nobody asked this person about. Pure. */
import type { AnyQuestion } from '../../contract/questions.ts'
import type { AskedPlace } from '../../contract/review.ts'
import type { Mark, Specimen } from '../../contract/specimens.ts'
import type { Showable } from '../../parts/useShowable.ts'
import { missId } from '../../rules/exam/miss.ts'
import type { Material } from '../../rules/exam/options.ts'
import { canAsk } from '../../rules/exam/stations.ts'
import { pointsAt } from '../../rules/review/cram.ts'
import { questionOfMark } from '../../rules/station.ts'

/** A structure at which a question points. */
export interface UntestedStructure {
  /** specimen and mark */
  key: string
  specimen: Specimen
  mark: Mark
  question: AnyQuestion
}

export const structureKey = (specimen: Specimen, mark: Mark) => `${specimen.id}:${mark.id}`

const written = { mode: 'name', chooses: false } as const

/**
 * Each as the question that it is when it is missed in an exam too, so that it stands in the book once.
 * @param asked where questions that were answered ask
 * @param tested keys of structures that were asked already
 */
export function neverTested(
  materials: readonly Material[],
  asked: readonly AskedPlace[],
  tested: ReadonlySet<string>,
  may: Showable = () => true,
): UntestedStructure[] {
  const ids = new Set(asked.map(({ id }) => id))
  return materials.flatMap((home) => {
    const { specimen, marks } = home
    const places = asked.flatMap(({ specimenId, annotation }) =>
      specimenId === specimen.id ? [annotation] : [],
    )
    return marks
      .filter((mark) => canAsk(written, home, mark) && !tested.has(structureKey(specimen, mark)))
      .filter((mark) => !places.some((place) => pointsAt(mark, place)))
      .filter((mark) => may(specimen, mark))
      .filter((mark) => !ids.has(missId(specimen.id, mark.id)))
      .map((mark) => ({
        key: structureKey(specimen, mark),
        specimen,
        mark,
        question: questionOfMark(specimen, mark, { id: missId(specimen.id, mark.id) }),
      }))
  })
}

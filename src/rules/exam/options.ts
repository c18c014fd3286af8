/** Four names to choose from, one of them right. Pure; chance is handed in. */
import type { Mark, Specimen } from '../../contract/specimens.ts'
import { distanceTo, type Spot } from '../marks/outline.ts'
import { isBroader, isStructure, isSynonym } from './names.ts'
import { type Random, shuffled } from './random.ts'

/** A specimen with the marks that everybody sees. */
export interface Material {
  specimen: Specimen
  marks: readonly Mark[]
}

/** A name to choose. */
export type Choice = Pick<Mark, 'name' | 'nameEn' | 'nameLatin'>

export const WRONG_ONES = 3

const choiceOf = ({ name, nameEn, nameLatin }: Mark): Choice => ({ name, nameEn, nameLatin })

/** px at full size that a place may lie beside a structure and still be taken for it: 1 % of the picture. */
const beside = ({ width, height }: Specimen) => Math.max(width, height) / 100

/** The structures of the same picture that hold the tip too, or come so near that an arrow cannot tell. */
function alsoThere(asked: Mark, { specimen, marks }: Material, tip: Spot): Mark[] {
  return marks.filter(
    (mark) =>
      mark !== asked &&
      Math.min(distanceTo(mark.outline, tip), Math.hypot(mark.x - tip.x, mark.y - tip.y)) <= beside(specimen),
  )
}

/**
 * The right name and up to three wrong ones, in any order. Wrong ones come from the same picture first, then from the
 * same catalogue (an organ), then from the rest; never a synonym of the answer or of each other, never a structure
 * that holds the tip too, and from other pictures never one whose name is part of the answer's or the other way round.
 * @param tip where the arrow stands
 */
export function choicesFor(
  asked: Mark,
  home: Material,
  all: readonly Material[],
  { tip, random }: { tip: Spot; random: Random },
): Choice[] {
  const trueOf = [asked, ...alsoThere(asked, home, tip)]
  const others = all.filter(({ specimen }) => specimen.id !== home.specimen.id)
  const isNear = ({ specimen }: Material) => specimen.catalogId === home.specimen.catalogId
  const rings = [
    home.marks.filter((mark) => mark !== asked),
    others.filter(isNear).flatMap(({ marks }) => marks),
    others.filter((one) => !isNear(one)).flatMap(({ marks }) => marks),
  ]
  const wrong: Mark[] = []
  for (const [ring, marks] of rings.entries())
    for (const mark of shuffled(marks, random)) {
      if (wrong.length === WRONG_ONES) break
      const isTrue = trueOf.some((one) => isSynonym(one, mark) || (ring > 0 && isBroader(one, mark)))
      if (!isTrue && isStructure(mark) && mark.name !== '' && !wrong.some((one) => isSynonym(one, mark)))
        wrong.push(mark)
    }
  return shuffled([asked, ...wrong].map(choiceOf), random)
}

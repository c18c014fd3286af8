/** Four names to choose from, one of them right. Pure; chance is handed in. */
import type { Mark, Specimen } from '../../contract/specimens.ts'
import { placeIn } from '../marks/frames.ts'
import { distanceTo, isInside, type Spot } from '../marks/outline.ts'
import { isApart, isBroader, isPartOrKind, isStructure, isSynonym } from './names.ts'
import { type Random, shuffled } from './random.ts'

/** A specimen with the marks that everybody sees. */
export interface Material {
  specimen: Specimen
  marks: readonly Mark[]
}

/** A name to choose. */
export type Choice = Pick<Mark, 'name' | 'nameEn' | 'nameLatin'>

export const wrongNameCount = 3

const choiceOf = ({ name, nameEn, nameLatin }: Mark): Choice => ({ name, nameEn, nameLatin })

/** How far (px at full size) a place may lie beside a structure and still be taken for it: 1 % of the picture. */
const beside = ({ width, height }: Specimen) => Math.max(width, height) / 100

/** Where an arrow stands: px at full size, in a frame of a turntable group. */
interface Aim {
  tip: Spot
  frame?: number
}

/** How far a structure lies from the tip in what is seen: of a turntable group a frame, which shows places alone. */
function distanceFrom(mark: Mark, { tip, frame }: Aim): number {
  const place = frame === undefined ? mark : placeIn(mark, frame)
  const toPlace = place ? Math.hypot(place.x - tip.x, place.y - tip.y) : Infinity
  return frame === undefined ? Math.min(distanceTo(mark.outline, tip), toPlace) : toPlace
}

/** The structures of the same picture that hold the tip too, or come so near that an arrow cannot tell. */
const alsoThere = (asked: Mark, { specimen, marks }: Material, aim: Aim): Mark[] =>
  marks.filter((mark) => mark !== asked && distanceFrom(mark, aim) <= beside(specimen))

const liesIn = (part: Mark, whole: Mark) => whole.outline.length > 2 && isInside(whole.outline, part)

/** Marks within the asked structure or around it: an arrow at one of both is at the other too. */
export function partsAndWholes(asked: Mark, { marks }: Material): Mark[] {
  const same = marks.filter((mark) => isSynonym(mark, asked))
  return marks.filter(
    (mark) => !same.includes(mark) && same.some((one) => liesIn(mark, one) || liesIn(one, mark)),
  )
}

/** How near a picture is, nearest first: same organ (a catalogue), same subject and same sort, all the rest. */
function ringOf({ specimen }: Material, home: Specimen): number {
  if (specimen.catalogId === home.catalogId) return 1
  return specimen.subjectId === home.subjectId && specimen.kind === home.kind ? 2 : 3
}

/**
 * The right name and up to three wrong ones, in any order. Wrong ones come from the same picture first, then from the
 * same organ, from there on only as far as an organ has too few names; never a synonym of the answer or of each other,
 * never a structure that holds the tip too, is part of the answer or has it as a part, never one whose name begins or
 * ends with the answer's or the other way round, and from other pictures none whose name is part of it, but for what is
 * told to be apart.
 */
export function choicesFor(
  asked: Mark,
  home: Material,
  all: readonly Material[],
  { random, ...aim }: Aim & { random: Random },
): Choice[] {
  const trueOf = [asked, ...alsoThere(asked, home, aim), ...partsAndWholes(asked, home)]
  const others = all.filter(({ specimen }) => specimen.id !== home.specimen.id)
  const rings = [
    home.marks.filter((mark) => mark !== asked),
    ...[1, 2, 3].map((ring) =>
      others.filter((one) => ringOf(one, home.specimen) === ring).flatMap(({ marks }) => marks),
    ),
  ]
  const wrong: Mark[] = []
  for (const [ring, marks] of rings.entries())
    for (const mark of shuffled(marks, random)) {
      if (wrong.length === wrongNameCount) break
      const mayBe = ring > 0 ? isBroader : isPartOrKind
      const isTrue = trueOf.some((one) => isSynonym(one, mark) || (mayBe(one, mark) && !isApart(one, mark)))
      if (!isTrue && isStructure(mark) && mark.name !== '' && !wrong.some((one) => isSynonym(one, mark)))
        wrong.push(mark)
    }
  return shuffled([asked, ...wrong].map(choiceOf), random)
}

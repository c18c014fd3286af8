/** Marks as they go into files and come out of them: what all formats have in common. Pure. */
import type { Mark, MarkColor, MarkLayer, MarkShape, PersonalMark } from '../../contract/specimens.ts'
import { bestFrame, placeIn } from './frames.ts'
import { markDesc, markName, pointsOf } from './limits.ts'
import { fontSizeWithin, usualFontPx } from './personal.ts'
import type { Place } from './shape.ts'
import { thin } from './simplify.ts'

export interface Exchanged {
  layer: MarkLayer
  shape: MarkShape
  /** as in PersonalMark */
  points: Place[]
  /** where the pointer points, where that is not told by the points */
  tip: Place | null
  frame: number
  name: string
  nameEn: string
  nameLatin: string
  aliases: string[]
  desc: string
  descEn: string
  color: MarkColor
  fontSize: number
  objective: number
}

/** The result of reading a file. */
export interface Read {
  marks: Exchanged[]
  /** how many things in it were no shape that we know: they are not among the marks */
  unknown: number
  /** how many had holes, which ours cannot have: their outer line is among the marks */
  holes: number
}

/** A file that is not a file of marks. */
export type Unreadable = 'notJson' | 'notMarks'

export const plainMark: Exchanged = {
  layer: 'personal',
  shape: 'point',
  points: [],
  tip: null,
  frame: 0,
  name: '',
  nameEn: '',
  nameLatin: '',
  aliases: [],
  desc: '',
  descEn: '',
  color: 'yellow',
  fontSize: usualFontPx,
  objective: 0,
}

/** A preset or a teacher's mark: its outline where it has one, else its place, on a turntable where it is best seen. */
export function ofMark(mark: Mark): Exchanged {
  const { layer, name, nameEn, nameLatin, aliases, desc, descEn, objective } = mark
  const isArea = mark.outline.length >= pointsOf.polygon.least
  const frame = bestFrame(mark) ?? 0
  const { x, y } = placeIn(mark, frame) ?? mark
  return {
    ...plainMark,
    layer,
    name,
    nameEn,
    nameLatin,
    aliases,
    desc,
    descEn,
    objective,
    frame,
    shape: isArea ? 'polygon' : 'point',
    points: isArea ? mark.outline : [[x, y]],
    tip: isArea ? [x, y] : null,
  }
}

export function ofPersonal(mark: PersonalMark): Exchanged {
  const { shape, points, frame, name, desc, color, fontSize } = mark
  return { ...plainMark, shape, points, frame, name, desc, color, fontSize }
}

const lines = (parts: string[]) => [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join('\n')

/** As one's own mark of a picture of so many frames: what has no place of its own there stands in its note. */
export function toPersonal(
  mark: Exchanged,
  { frames, ...given }: { clientId: string; specimenId: number; frames: number },
): PersonalMark {
  const [name = '', ...others] = [mark.name, mark.nameEn, mark.nameLatin, ...mark.aliases].filter(Boolean)
  return {
    ...given,
    shape: mark.shape,
    points: thin(mark.points, pointsOf[mark.shape].most),
    frame: Number.isInteger(mark.frame) && mark.frame > 0 && mark.frame < frames ? mark.frame : 0,
    name: name.slice(0, markName.most),
    desc: lines([mark.desc, mark.descEn, others.join(' · '), name.slice(markName.most)]).slice(
      0,
      markDesc.most,
    ),
    color: mark.color,
    fontSize: fontSizeWithin(mark.fontSize),
    updatedAt: 0,
  }
}

/** Rounds a coordinate (px) to thousandths: nobody sees less, and files stay small. */
export const tidy = (value: number) => Math.round(value * 1000) / 1000
export const tidyPlace = ([x, y]: readonly [number, number]): Place => [tidy(x), tidy(y)]

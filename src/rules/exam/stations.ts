/** 标本考试: stations made from the marks of a subject or a chapter. Pure; chance is handed in. */
import type { Mark, Specimen } from '../../contract/specimens.ts'
import { bestFrame, placeIn } from '../marks/frames.ts'
import { areaOf, isInside, type Spot } from '../marks/outline.ts'
import { shownUnder, zoomUnder } from '../objectives.ts'
import { isAskable } from '../station.ts'
import { isStructure, isSynonym } from './names.ts'
import { type Choice, choicesFor, type Material } from './options.ts'
import { type Random, shuffled } from './random.ts'

/** name: what does the arrow point at · point: tap the named structure · flash: named after a short look */
export const examModes = ['name', 'point', 'flash'] as const
export type ExamMode = (typeof examModes)[number]

export interface Station {
  /** specimen and mark: no exam has one twice */
  key: string
  specimenId: number
  mark: Mark
  /** of a turntable group: the frame that is shown */
  frame?: number
  /** where the arrow stands, px at full size */
  tip: Spot
  /** where the middle of the first view lies */
  middle: Spot
  /** four names, where one is chosen */
  choices: Choice[] | null
}

/** How it is asked, and what may be. */
export interface Asking {
  mode: ExamMode
  /** whether a name is chosen, not written; `flash` always chooses */
  chooses: boolean
  /** whether a mark can be shown here and now; without it all can. What cannot be asked still is on the picture. */
  may?: (specimen: Specimen, mark: Mark) => boolean
}

export interface ExamPlan extends Asking {
  count: number
  random: Random
}

const isTurntable = ({ fileType }: Specimen) => fileType === 2
/** A picture of no known scale, or a mark that makes sense under any objective, is looked at as a whole. */
export const isWhole = ({ scale }: Specimen, { objective }: Mark) => scale <= 0 || objective <= 0

/** A picture that stands, and on it a named structure that can be seen: under an objective that the picture has. */
function makesSense(specimen: Specimen, mark: Mark): boolean {
  const { width, height, tiles, zoom, scale } = specimen
  if (!tiles || !isAskable(mark) || !isStructure(mark) || mark.name === '') return false
  if (isTurntable(specimen)) return bestFrame(mark) !== null
  const isThere = mark.x >= 0 && mark.y >= 0 && mark.x <= width && mark.y <= height
  return isThere && (scale <= 0 || zoom <= 0 || mark.objective <= zoom)
}

/** Its arrow's tip lies in something smaller of another name: who writes that has seen no worse. */
const isCovered = (asked: Mark, marks: readonly Mark[]): boolean =>
  marks.some(
    (mark) =>
      mark.outline.length > 2 &&
      areaOf(mark.outline) < areaOf(asked.outline) &&
      isInside(mark.outline, asked) &&
      !isSynonym(mark, asked),
  )

/** Whether a station can be made of it: pointing needs an outline in one plane, writing one name that is true alone. */
export function canAsk({ mode, chooses, may }: Asking, { specimen, marks }: Material, mark: Mark): boolean {
  if (!makesSense(specimen, mark) || may?.(specimen, mark) === false) return false
  if (mode === 'point') return !isTurntable(specimen) && mark.outline.length > 2
  return mode === 'flash' || chooses || isTurntable(specimen) || !isCovered(mark, marks)
}

/** How many stations there are, and on how many specimens. */
export function stationsIn(
  asking: Asking,
  all: readonly Material[],
): { stations: number; specimens: number } {
  const each = all.map((home) => home.marks.filter((mark) => canAsk(asking, home, mark)).length)
  return {
    stations: each.reduce((sum, count) => sum + count, 0),
    specimens: each.filter((count) => count > 0).length,
  }
}

/** CSS px from the middle of the field that what is to be found may lie; a phone's field is twice as wide. */
const maxAsidePx = 110

/**
 * The middle of the first view: on the arrow's tip, but where a structure is to be found, anywhere near it; never at the
 * picture's very edge, where half of the field would show nothing.
 */
function middleOf(specimen: Specimen, mark: Mark, { mode, random }: ExamPlan): Spot {
  const tip = { x: mark.x, y: mark.y }
  if (mode !== 'point') return tip
  if (isWhole(specimen, mark)) return { x: specimen.width / 2, y: specimen.height / 2 }
  const aside = maxAsidePx / zoomUnder(shownUnder(mark.objective, specimen), specimen.scale)
  const near = (at: number, length: number) => {
    const rim = Math.min(aside, length / 2)
    return Math.min(Math.max(at + (random() * 2 - 1) * aside, rim), length - rim)
  }
  return { x: near(tip.x, specimen.width), y: near(tip.y, specimen.height) }
}

function stationOf(asked: Mark, home: Material, all: readonly Material[], plan: ExamPlan): Station | null {
  const { specimen } = home
  const frame = isTurntable(specimen) ? (bestFrame(asked) ?? 0) : undefined
  const tip = (frame === undefined ? null : placeIn(asked, frame)) ?? { x: asked.x, y: asked.y }
  const chooses = plan.mode === 'flash' || (plan.mode === 'name' && plan.chooses)
  const choices = chooses ? choicesFor(asked, home, all, { tip, frame, random: plan.random }) : null
  if (choices && choices.length < 2) return null
  return {
    key: `${specimen.id}:${asked.id}`,
    specimenId: specimen.id,
    mark: asked,
    frame,
    tip,
    middle: middleOf(specimen, { ...asked, ...tip }, plan),
    choices,
  }
}

/**
 * So many stations, or as many as there are, no two of one mark. Specimens take turns, and a structure is asked twice
 * only when no other is left.
 */
export function makeStations(all: readonly Material[], plan: ExamPlan): Station[] {
  const { count, random } = plan
  const decks = shuffled(all, random).map((home) => ({
    home,
    left: shuffled(
      home.marks.filter((mark) => canAsk(plan, home, mark)),
      random,
    ),
  }))
  const stations: Station[] = []
  const isNew = (mark: Mark) => !stations.some((station) => isSynonym(station.mark, mark))
  for (const fresh of [true, false])
    for (let found = true; found && stations.length < count; ) {
      found = false
      for (const { home, left } of decks) {
        const at = left.findIndex((mark) => !fresh || isNew(mark))
        const [asked] = at < 0 || stations.length >= count ? [] : left.splice(at, 1)
        if (!asked) continue
        found = true
        const station = stationOf(asked, home, all, plan)
        if (station) stations.push(station)
      }
    }
  return stations
}

import type { Picture, Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { Field } from './field.ts'
import { fbm } from './noise.ts'
import { type Crack, crack, dust, type Fold, fold, tornOutline } from './section.ts'
import { develop, type Stain, stains } from './stain.ts'

/**
 * What the laboratory and the microscope's lamp made of a section: those of one collection come from several hands,
 * years and bottles.
 */
export interface Batch {
  /** factors on the optical density of the nuclear stain for red, green and blue light; 1 as the stain's own */
  nuclear: Stain
  /** the same of the counterstain */
  counter: Stain
  /** the empty glass's colour, 0 to 255: lamp, filter, age of the mounting medium */
  white: readonly [r: number, g: number, b: number]
  /** loss of light towards the corners, see Light */
  vignette: number
  /** how far the thickness strays from its mean, as a part of it, and over how many µm it does so */
  uneven: number
  unevenUm: number
  /** waves that a trembling knife left: part of the thickness, their distance in µm and where they run (radians) */
  chatter?: { part: number; everyUm: number; angle: number }
}

/** The batches of the collection. Factors near 1: what a stain is called stays true, and it can be told apart. */
export const batches = {
  /** fresh, even, as the textbook says */
  usual: {
    nuclear: [1, 1, 1],
    counter: [1, 1, 1],
    white: [246, 243, 240],
    vignette: 0.04,
    uneven: 0.14,
    unevenUm: 900,
  },
  /** long in haematoxylin, blued in tap water, short in eosin */
  blue: {
    nuclear: [1.16, 1.03, 0.84],
    counter: [0.95, 0.97, 0.86],
    white: [240, 243, 246],
    vignette: 0.05,
    uneven: 0.18,
    unevenUm: 1100,
  },
  /** strong eosin over a nuclear stain that was washed out a little */
  pink: {
    nuclear: [0.86, 0.98, 1],
    counter: [1.1, 1.14, 0.95],
    white: [247, 242, 241],
    vignette: 0.04,
    uneven: 0.16,
    unevenUm: 800,
  },
  /** eosin with phloxine under a halogen lamp: salmon */
  warm: {
    nuclear: [0.98, 0.98, 1.12],
    counter: [0.7, 0.92, 1.3],
    white: [248, 243, 234],
    vignette: 0.06,
    uneven: 0.16,
    unevenUm: 1300,
  },
  /** cut thin: all pale */
  thin: {
    nuclear: [0.8, 0.82, 0.85],
    counter: [0.76, 0.74, 0.72],
    white: [246, 246, 246],
    vignette: 0.03,
    uneven: 0.17,
    unevenUm: 700,
    chatter: { part: 0.07, everyUm: 85, angle: 0.2 },
  },
  /** cut thick, both stains deep: violet */
  deep: {
    nuclear: [1.12, 1.2, 1.15],
    counter: [1.35, 1.14, 1.08],
    white: [243, 242, 244],
    vignette: 0.05,
    uneven: 0.15,
    unevenUm: 1000,
  },
  /** decades in the drawer: eosin faded, nuclei brownish, balsam yellowed */
  old: {
    nuclear: [0.88, 0.92, 1.35],
    counter: [1, 0.8, 0.98],
    white: [244, 238, 222],
    vignette: 0.07,
    uneven: 0.17,
    unevenUm: 1200,
    chatter: { part: 0.05, everyUm: 120, angle: 1.3 },
  },
} satisfies Record<string, Batch>

/** All that befell a section after it was tissue. */
export interface Section {
  batch: Batch
  folds?: readonly Fold[]
  cracks?: readonly Crack[]
  /** how many specks lie on the glass */
  dust: number
  /** nuclear stain and counterstain; haematoxylin and eosin by default */
  dyes?: readonly [Stain, Stain]
}

/** Outlines of what has been folded or torn: nothing can be pointed at there. */
export const damageOf = ({ folds = [], cracks = [] }: Section): Point[][] =>
  [...folds, ...cracks].map(tornOutline)

/** Lays the section on the glass and takes the picture. */
export function finishSection(canvas: Canvas, section: Section, seed: number): Picture {
  const { batch, folds = [], cracks = [], dyes = [stains.hematoxylin, stains.eosin] } = section
  for (const one of cracks) crack(canvas, one)
  for (const one of folds) fold(canvas, one)
  dust(canvas, seed + 11, section.dust)
  const { white, vignette } = batch
  const vectors = [taken(dyes[0], batch.nuclear), taken(dyes[1], batch.counter)]
  return develop(canvas, vectors, seed + 12, {
    white,
    vignette,
    thickness: thicknessOf(canvas, batch, seed + 13),
  })
}

/** The thickest place, as a part of the mean: `develop` thins from there. */
const thickest = 1.3

const taken = (stain: Stain, factors: Stain): Stain => [
  stain[0] * factors[0] * thickest,
  stain[1] * factors[1] * thickest,
  stain[2] * factors[2] * thickest,
]

function thicknessOf({ width, height, pxPerUm }: Canvas, batch: Batch, seed: number): Field {
  const { uneven, unevenUm, chatter } = batch
  const cellUm = chatter ? chatter.everyUm / 6 : unevenUm / 16
  const across = chatter ? Math.cos(chatter.angle) / chatter.everyUm : 0
  const down = chatter ? Math.sin(chatter.angle) / chatter.everyUm : 0
  return Field.from(width / pxPerUm, height / pxPerUm, cellUm, (x, y) => {
    // noise seldom strays farther than 0.45 from 0
    let part = 1 + uneven * 2.2 * fbm(x / unevenUm, y / unevenUm, seed, 2)
    if (chatter) {
      // it comes and goes, and no two waves are alike
      const patch = Math.max(0, fbm(x / 900, y / 900, seed + 1, 2) + 0.2)
      const turns = x * across + y * down + 0.5 * fbm(x / 600, y / 600, seed + 2, 2)
      part += chatter.part * Math.min(1, patch * 2) * Math.sin(turns * 2 * Math.PI)
    }
    return Math.min(1, part / thickest)
  })
}

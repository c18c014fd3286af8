import {
  drawArm,
  drawClavicle,
  drawRib,
  drawScalene,
  drawScapula,
  drawSpine,
} from './brachialPlexus/bones.ts'
import {
  anteriorDivisions,
  artery,
  branches,
  cords,
  height,
  perMm,
  posteriorDivisions,
  roots,
  terminal,
  trunks,
  width,
} from './brachialPlexus/courses.ts'
import { markPlexus } from './brachialPlexus/marks.ts'
import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { flesh, nerveLook, vesselLook } from './kernel/flesh.ts'
import { drawTubes, primePlate, printPlate, type Tube } from './kernel/plate.ts'
import { drawCompass } from './kernel/signs.ts'
import { noiseTile } from './kernel/tile.ts'

/** The right brachial plexus from the front, the clavicle shown through: lateral is left. No scale. */
export const brachialPlexus: Drawing = {
  key: 'brachial-plexus',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const calibre = ({ width: w }: Tube) => (typeof w === 'number' ? [w] : [...w]).map((u) => (u * 1000) / perMm)

/** Behind the bones of the arm: the posterior cord and what comes of it. */
function drawBehind(canvas: Canvas): void {
  const behind = nerveLook(flesh.nerveBehind)
  for (const nerve of [branches.upperSubscapular, branches.thoracodorsal, branches.lowerSubscapular])
    drawTubes(canvas, [nerve], behind)
  drawTubes(
    canvas,
    [...Object.values(posteriorDivisions), terminal.radial, terminal.axillary, cords.posterior],
    behind,
  )
}

function drawFront(canvas: Canvas): void {
  const front = nerveLook()
  const together = (...nerves: Tube[]) => drawTubes(canvas, nerves, front)
  together(branches.longThoracic, ...branches.longThoracicRoots)
  together(branches.dorsalScapular)
  together(
    branches.suprascapular,
    ...Object.values(roots),
    ...Object.values(trunks),
    ...Object.values(anteriorDivisions),
  )
  together(branches.subclavius)
  together(cords.medial, terminal.ulnar, branches.medialArm, branches.medialForearm, branches.medialPectoral)
  drawTubes(canvas, [artery], vesselLook(flesh.artery))
  together(branches.lateralPectoral)
  together(
    terminal.medialRoot,
    terminal.median,
    terminal.lateralRoot,
    cords.lateral,
    terminal.musculocutaneous,
  )
}

function plan(seed: number): Plan {
  return {
    structures: markPlexus(),
    // the plate has no scale, but its proportions are those of an adult
    measures: [
      { size: 'axillaryArtery', um: calibre(artery) },
      { size: 'brachialPlexusTrunk', um: Object.values(trunks).flatMap(calibre) },
      { size: 'medianNerve', um: calibre(terminal.median) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawScapula(canvas, seed)
      drawBehind(canvas)
      drawArm(canvas, seed + 10)
      drawSpine(canvas, seed + 20)
      drawRib(canvas, seed + 30)
      drawScalene(canvas, seed + 40)
      drawFront(canvas)
      drawClavicle(canvas, seed + 50)
      drawCompass(canvas, 500, 560, { left: '外', right: '内' })
      return printPlate(canvas, seed + 60, noiseTile(seed + 61, 512, 2, 170, 170, 2))
    },
  }
}

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

function drawNerves(canvas: Canvas): void {
  const behind = nerveLook(flesh.nerveBehind)
  for (const nerve of [branches.upperSubscapular, branches.thoracodorsal, branches.lowerSubscapular])
    drawTubes(canvas, [nerve], behind)
  drawTubes(canvas, [terminal.radial, terminal.axillary, cords.posterior], behind)
}

function drawFront(canvas: Canvas): void {
  const behind = nerveLook(flesh.nerveBehind)
  const front = nerveLook()
  drawTubes(canvas, [branches.longThoracic, ...branches.longThoracicRoots], front)
  drawTubes(canvas, [branches.dorsalScapular], front)
  drawTubes(canvas, [...Object.values(posteriorDivisions)], behind)
  drawTubes(
    canvas,
    [
      branches.suprascapular,
      ...Object.values(roots),
      ...Object.values(trunks),
      ...Object.values(anteriorDivisions),
    ],
    front,
  )
  drawTubes(canvas, [branches.subclavius], front)
  drawTubes(canvas, [cords.medial, terminal.ulnar], front)
  drawTubes(canvas, [artery], vesselLook(flesh.artery))
  for (const nerve of [
    branches.medialArm,
    branches.medialForearm,
    branches.medialPectoral,
    branches.lateralPectoral,
  ])
    drawTubes(canvas, [nerve], front)
  drawTubes(
    canvas,
    [terminal.medialRoot, terminal.median, terminal.lateralRoot, cords.lateral, terminal.musculocutaneous],
    front,
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
      drawNerves(canvas)
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

import { drawAscarisEgg } from './ascaris/draw.ts'
import { type AscarisEgg, ascarisEgg, eggOutline as ascarisOutline, extent } from './ascaris/egg.ts'
import type { Drawing, Plan, Structure } from './drawing.ts'
import { drawBubble, drawClumps, drawFat, drawSpecks, type Free } from './faeces/debris.ts'
import { drawFibre, drawPlantCells, drawSpiralVessel } from './faeces/plants.ts'
import { Canvas } from './kernel/canvas.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { fbm } from './kernel/noise.ts'
import { createRandom } from './kernel/random.ts'
import { type Blob, blobOutline } from './kernel/shapes.ts'
import { develop, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'
import { drawTrichurisEgg } from './trichuris/draw.ts'
import {
  eggOutline,
  ovumOutline,
  placed,
  plugOutline,
  type TrichurisEgg,
  trichurisEgg,
  wallOutline,
} from './trichuris/egg.ts'

const widthUm = 1160
const heightUm = 870

/** Faecal smear in saline, unstained: eggs of the whipworm, two of Ascaris beside them. */
export const trichurisEggs: Drawing = { key: 'trichuris-eggs', widthUm, heightUm, longSidePx: 8192, plan }

const bubble = { x: 1010, y: 168, r: 48 }
/** scraps of plant tissue whose cells must not be taken for eggs */
const plants = [
  [262, 650],
  [880, 690],
] as const
const roundworms = [
  ['fertilised', 690, 300],
  ['fertilised', 190, 240],
] as const

function plan(seed: number): Plan {
  const others = roundworms.map(([kind, x, y], i) => ascarisEgg(kind, seed + 20 + i, x, y))
  const eggs = layEggs(seed)
  const free: Free = (x, y, room) =>
    eggs.every((e) => Math.hypot(e.x - x, e.y - y) > 28 + room) &&
    others.every((e) => Math.hypot(e.x - x, e.y - y) > 36 + room) &&
    plants.every((p) => Math.hypot(p[0] - x, p[1] - y) > 75 + room) &&
    Math.hypot(bubble.x - x, bubble.y - y) > bubble.r + room
  return {
    structures: mark(eggs, others),
    measures: [
      { size: 'trichurisEggLength', um: eggs.map((e) => e.rx * 2) },
      { size: 'trichurisEggWidth', um: eggs.map((e) => e.ry * 2) },
      { size: 'ascarisEggLength', um: others.map((e) => extent(e).length) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const grain = noiseTile(seed + 1, 512, 0.4, 64, 64, 4)
      const yolk = noiseTile(seed + 2, 512, 0.4, 128, 128, 2)
      const murk = (x: number, y: number) => fbm(x / 200, y / 200, seed + 4, 4)
      const film = (base: number, swing: number) =>
        Field.from(widthUm, heightUm, 8, (x, y) => base + swing * murk(x, y))
      paintFilm(canvas, 0, film(0.04, 0.035))
      paintFilm(canvas, 1, film(0.05, 0.025), { tile: grain, strength: 0.3 })
      drawSpecks(canvas, seed + 5, 9000)
      drawClumps(canvas, seed + 6, 130, grain, free, 0.9)
      drawRemnants(canvas, seed + 7, free)
      drawFat(canvas, seed + 8, 90, free)
      plants.forEach(([x, y], i) => {
        drawPlantCells(canvas, x, y, 6, seed + 30 + i)
      })
      const textures = { yolk, mamillae: noiseTile(seed + 3, 512, 0.4, 46, 46, 2) }
      for (const egg of others) drawAscarisEgg(canvas, textures, egg)
      for (const egg of eggs) drawTrichurisEgg(canvas, yolk, egg)
      drawBubble(canvas, bubble.x, bubble.y, bubble.r)
      return develop(canvas, [stains.bile, stains.shade], seed + 9, {
        white: [250, 248, 240],
        vignette: 0.08,
      })
    },
  }
}

function layEggs(seed: number): TrichurisEgg[] {
  const random = createRandom(seed)
  const eggs = [trichurisEgg(seed + 50, 566, 430), trichurisEgg(seed + 51, 640, 352)]
  for (let tries = 0; tries < 3000 && eggs.length < 15; tries++) {
    const x = random.range(60, widthUm - 60)
    const y = random.range(60, heightUm - 60)
    const near =
      eggs.some((e) => Math.hypot(e.x - x, e.y - y) < 110) ||
      roundworms.some(([, u, v]) => Math.hypot(u - x, v - y) < 90) ||
      plants.some(([u, v]) => Math.hypot(u - x, v - y) < 120) ||
      Math.hypot(bubble.x - x, bubble.y - y) < 110
    if (!near) eggs.push(trichurisEgg(seed + 50 + eggs.length, x, y))
  }
  return eggs
}

function drawRemnants(canvas: Canvas, seed: number, free: Free): void {
  const random = createRandom(seed)
  for (let n = 0, tries = 0; n < 12 && tries < 2000; tries++) {
    const x = random.range(30, widthUm - 30)
    const y = random.range(30, heightUm - 30)
    const turn = random.range(0, 2 * Math.PI)
    const long = random.range(60, 170)
    const end = [x + Math.cos(turn) * long, y + Math.sin(turn) * long] as const
    if (![0, 0.25, 0.5, 0.75, 1].every((t) => free(x + (end[0] - x) * t, y + (end[1] - y) * t, 16))) continue
    n++
    if (n % 6 === 0) drawSpiralVessel(canvas, [x, y], end, random.range(10, 15), seed + n)
    else drawFibre(canvas, [x, y], end, random.range(4, 9), seed + n)
  }
}

/** Those nearest to the middle; each part on an egg of its own. */
function mark(eggs: TrichurisEgg[], others: AscarisEgg[]): Structure[] {
  const near = eggs.toSorted(
    (a, b) =>
      Math.hypot(a.x - widthUm / 2, a.y - heightUm / 2) - Math.hypot(b.x - widthUm / 2, b.y - heightUm / 2),
  )
  const on = (from: number, count: number, make: (egg: TrichurisEgg) => Structure) =>
    near.slice(from, from + count).map(make)
  const round = (term: string, blob: Blob): Structure => ({
    term,
    objective: 10,
    tip: [blob.x, blob.y],
    outline: blobOutline(blob),
  })
  return [
    ...on(0, 3, (e) => ({ term: 'trichuris-egg', objective: 10, tip: [e.x, e.y], outline: eggOutline(e) })),
    ...on(3, 2, (e) => ({
      term: 'polar-plug',
      objective: 40,
      tip: placed(e, e.shellEnd, 0),
      outline: plugOutline(e, 1),
    })),
    ...on(5, 1, (e) => ({
      term: 'egg-shell',
      objective: 40,
      tip: placed(e, 0, -e.ry + e.shell / 2),
      outline: wallOutline(e),
    })),
    ...on(6, 1, (e) => ({
      term: 'trichuris-ovum',
      objective: 40,
      tip: placed(e, 3, 2),
      outline: ovumOutline(e),
    })),
    ...others.map(
      (e): Structure => ({
        term: 'fertilised-ascaris-egg',
        objective: 10,
        tip: [e.x, e.y],
        outline: ascarisOutline(e),
      }),
    ),
    round('plant-cell', { x: plants[0][0], y: plants[0][1] - 20, rx: 11, ry: 11 }),
    round('plant-cell', { x: plants[1][0], y: plants[1][1], rx: 16, ry: 16 }),
    round('air-bubble', { x: bubble.x, y: bubble.y, rx: bubble.r, ry: bubble.r }),
  ]
}

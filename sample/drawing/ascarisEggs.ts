import { drawAscarisEgg } from './ascaris/draw.ts'
import { type AscarisEgg, ascarisEgg, extent } from './ascaris/egg.ts'
import { markEggs } from './ascaris/marks.ts'
import type { Drawing, Plan } from './drawing.ts'
import { drawBubble, drawClumps, drawFat, drawSpecks, type Free } from './faeces/debris.ts'
import { drawFibre, drawMeatFibre, drawPlantCells, drawSpiralVessel } from './faeces/plants.ts'
import { Canvas } from './kernel/canvas.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { fbm } from './kernel/noise.ts'
import { createRandom } from './kernel/random.ts'
import { develop, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'

const widthUm = 1640
const heightUm = 1230

/** Faecal smear in saline, unstained: fertilised and unfertilised eggs of Ascaris between remnants of food. */
export const ascarisEggs: Drawing = { key: 'ascaris-eggs', widthUm, heightUm, longSidePx: 8192, plan }

const bubbles = [
  [1335, 205, 74],
  [1432, 262, 31],
  [160, 1010, 52],
  [905, 1130, 22],
] as const

function plan(seed: number): Plan {
  const eggs = layEggs(seed)
  const free: Free = (x, y, room) =>
    eggs.every((e) => Math.hypot(e.x - x, e.y - y) > e.ry + (e.rx - e.ry) * 0.7 + room) &&
    bubbles.every((b) => Math.hypot(b[0] - x, b[1] - y) > b[2] + room)
  const fertilised = eggs.filter((e) => e.kind === 'fertilised').map(extent)
  return {
    structures: markEggs(eggs, widthUm / 2, heightUm / 2),
    measures: [
      { size: 'ascarisEggLength', um: fertilised.map((e) => e.length) },
      { size: 'ascarisEggWidth', um: fertilised.map((e) => e.width) },
      {
        size: 'ascarisUnfertilisedLength',
        um: eggs.filter((e) => e.kind === 'unfertilised').map((e) => extent(e).length),
      },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const grain = noiseTile(seed + 1, 512, 0.4, 64, 64, 4)
      const textures = {
        yolk: noiseTile(seed + 2, 512, 0.4, 128, 128, 2),
        mamillae: noiseTile(seed + 3, 512, 0.4, 46, 46, 2),
      }
      const murk = (x: number, y: number) => fbm(x / 240, y / 240, seed + 4, 4)
      paintFilm(
        canvas,
        0,
        Field.from(widthUm, heightUm, 8, (x, y) => 0.045 + 0.04 * murk(x, y)),
      )
      paintFilm(
        canvas,
        1,
        Field.from(widthUm, heightUm, 8, (x, y) => 0.055 + 0.025 * murk(x, y)),
        {
          tile: grain,
          strength: 0.3,
        },
      )
      drawSpecks(canvas, seed + 5, 14000)
      drawClumps(canvas, seed + 6, 290, grain, free)
      drawPlants(canvas, seed + 7, free)
      drawFat(canvas, seed + 8, 130, free)
      for (const egg of eggs) drawAscarisEgg(canvas, textures, egg)
      for (const [x, y, r] of bubbles) drawBubble(canvas, x, y, r)
      return develop(canvas, [stains.bile, stains.shade], seed + 9, {
        white: [250, 248, 240],
        vignette: 0.08,
      })
    },
  }
}

/** Eggs well apart, so that each can be looked at by itself; about one in four is unfertilised. */
function layEggs(seed: number): AscarisEgg[] {
  const random = createRandom(seed)
  const kinds: AscarisEgg['kind'][] = []
  for (let i = 0; i < 22; i++) kinds.push(i === 9 ? 'bare' : i % 4 === 1 ? 'unfertilised' : 'fertilised')
  const eggs: AscarisEgg[] = []
  for (let tries = 0; tries < 4000 && eggs.length < kinds.length; tries++) {
    const x = random.range(75, widthUm - 75)
    const y = random.range(75, heightUm - 75)
    if (eggs.some((e) => Math.hypot(e.x - x, e.y - y) < 150)) continue
    if (bubbles.some((b) => Math.hypot(b[0] - x, b[1] - y) < b[2] + 70)) continue
    eggs.push(ascarisEgg(kinds[eggs.length] ?? 'fertilised', seed + 50 + eggs.length, x, y))
  }
  return eggs
}

function drawPlants(canvas: Canvas, seed: number, free: Free): void {
  const random = createRandom(seed)
  for (let n = 0, tries = 0; n < 26 && tries < 2000; tries++) {
    const x = random.range(40, widthUm - 40)
    const y = random.range(40, heightUm - 40)
    const turn = random.range(0, 2 * Math.PI)
    const long = random.range(90, 280)
    const end = [x + Math.cos(turn) * long, y + Math.sin(turn) * long] as const
    const clear = [0, 0.25, 0.5, 0.75, 1].every((t) => free(x + (end[0] - x) * t, y + (end[1] - y) * t, 30))
    if (!clear) continue
    const kind = n % 13
    n++
    const part = (length: number) => [x + Math.cos(turn) * length, y + Math.sin(turn) * length] as const
    if (kind < 6) drawFibre(canvas, [x, y], end, random.range(5, 11), seed + n)
    else if (kind < 7)
      drawSpiralVessel(canvas, [x, y], part(random.range(60, 120)), random.range(10, 16), seed + n)
    else if (kind < 11 && free(x, y, 95)) drawPlantCells(canvas, x, y, 3 + random.int(5), seed + n)
    else if (kind === 12)
      drawMeatFibre(canvas, [x, y], part(random.range(24, 45)), random.range(16, 24), seed + n)
  }
}

import type { Drawing, Plan, Structure } from './drawing.ts'
import { drawBubble, drawClumps, drawFat, drawSpecks, type Free } from './faeces/debris.ts'
import { drawFibre, drawPlantCells } from './faeces/plants.ts'
import { Canvas } from './kernel/canvas.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { fbm, smoothstep } from './kernel/noise.ts'
import type { Tube } from './kernel/plate.ts'
import { createRandom } from './kernel/random.ts'
import { develop, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'
import { tubeOutline } from './kernel/tubeOutline.ts'
import { drawJaponicumEgg } from './schistosoma/draw.ts'
import {
  eggOutline,
  type JaponicumEgg,
  japonicumEgg,
  miracidiumOutline,
  onShell,
  placed,
  spineOf,
} from './schistosoma/egg.ts'

const widthUm = 1440
const heightUm = 1080

/** Sediment of washed faeces, unstained: ripe eggs of Schistosoma japonicum. */
export const schistosomaEgg: Drawing = { key: 'schistosoma-egg', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const eggs = layEggs(seed)
  const free: Free = (x, y, room) => eggs.every((e) => Math.hypot(e.x - x, e.y - y) > e.rx + room)
  return {
    structures: mark(eggs),
    measures: [
      { size: 'schistosomaJaponicumLength', um: eggs.map((e) => e.rx * 2) },
      { size: 'schistosomaJaponicumWidth', um: eggs.map((e) => e.ry * 2) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const grain = noiseTile(seed + 1, 512, 0.4, 64, 64, 4)
      const textures = {
        fine: noiseTile(seed + 2, 512, 0.3, 128, 128, 2),
        cells: noiseTile(seed + 3, 512, 0.4, 64, 64, 2),
      }
      // fine sediment has settled in drifts
      const drift = (x: number, y: number) => smoothstep(-0.05, 0.5, fbm(x / 190, y / 150, seed + 4, 5))
      const sediment = Field.from(widthUm, heightUm, 5, (x, y) => 0.014 + 0.04 * drift(x, y))
      paintFilm(canvas, 0, sediment)
      const water = Field.from(widthUm, heightUm, 5, (x, y) => 0.05 + 0.04 * drift(x, y))
      paintFilm(canvas, 1, water, { tile: grain, strength: 0.3 })
      drawSpecks(canvas, seed + 5, 7000)
      drawClumps(canvas, seed + 6, 170, grain, (x, y, room) => free(x, y, room * 0.8), 0.72)
      drawRemnants(canvas, seed + 7, free)
      drawFat(canvas, seed + 8, 60, free)
      drawBubble(canvas, 1322, 906, 41)
      for (const egg of eggs) drawJaponicumEgg(canvas, textures, egg)
      return develop(canvas, [stains.bile, stains.shade], seed + 9, {
        white: [246, 250, 247],
        vignette: 0.07,
      })
    },
  }
}

/** Most lie alone, two or three side by side. */
function layEggs(seed: number): JaponicumEgg[] {
  const random = createRandom(seed)
  const eggs: JaponicumEgg[] = []
  for (let tries = 0; tries < 3000 && eggs.length < 17; tries++) {
    const beside = eggs.length === 5 || eggs.length === 11 ? eggs.at(-1) : null
    const turn = random.range(0, 2 * Math.PI)
    const x = beside ? beside.x + Math.cos(turn) * 98 : random.range(80, widthUm - 80)
    const y = beside ? beside.y + Math.sin(turn) * 98 : random.range(80, heightUm - 80)
    const inside = x > 70 && y > 70 && x < widthUm - 70 && y < heightUm - 70
    const near = eggs.some((e) => Math.hypot(e.x - x, e.y - y) < (e === beside ? 96 : 165))
    if (!inside || near || Math.hypot(x - 1322, y - 906) < 110) continue
    eggs.push(japonicumEgg(seed + 50 + eggs.length, x, y))
  }
  return eggs
}

function drawRemnants(canvas: Canvas, seed: number, free: Free): void {
  const random = createRandom(seed)
  for (let n = 0, tries = 0; n < 15 && tries < 2000; tries++) {
    const x = random.range(30, widthUm - 30)
    const y = random.range(30, heightUm - 30)
    const turn = random.range(0, 2 * Math.PI)
    const long = random.range(70, 200)
    const end = [x + Math.cos(turn) * long, y + Math.sin(turn) * long] as const
    const clear = [0, 0.25, 0.5, 0.75, 1].every((t) => free(x + (end[0] - x) * t, y + (end[1] - y) * t, 22))
    if (!clear) continue
    n++
    if (n % 3 > 0) drawFibre(canvas, [x, y], end, random.range(3, 8), seed + n)
    else if (free(x, y, 90)) drawPlantCells(canvas, x, y, 2 + random.int(4), seed + n)
  }
}

/** Those nearest to the middle; the spine only where it stands out at the side. */
function mark(eggs: JaponicumEgg[]): Structure[] {
  const near = eggs.toSorted(
    (a, b) =>
      Math.hypot(a.x - widthUm / 2, a.y - heightUm / 2) - Math.hypot(b.x - widthUm / 2, b.y - heightUm / 2),
  )
  const spined = near.filter((e) => e.spine !== null).slice(0, 2)
  const others = near.filter((e) => !spined.includes(e))
  return [
    ...near.slice(0, 3).map(
      (e): Structure => ({
        term: 'schistosoma-japonicum-egg',
        objective: 10,
        tip: [e.x, e.y],
        outline: eggOutline(e),
      }),
    ),
    ...spined.flatMap((e) => spineOf(e) ?? []).map(markSpine),
    ...others.slice(0, 2).map(
      (e): Structure => ({
        term: 'miracidium',
        objective: 40,
        tip: placed(e, e.miracidium.x - 8, 5),
        outline: miracidiumOutline(e),
      }),
    ),
    ...others.slice(2, 4).map(shellOf),
  ]
}

function markSpine(spine: Tube): Structure {
  const { outline, middle } = tubeOutline(spine, 0, 1)
  return { term: 'lateral-spine', objective: 40, tip: middle, outline }
}

/** A stretch of shell with little on it. */
function shellOf(egg: JaponicumEgg): Structure {
  const bare = Array.from({ length: 24 }, (_, i) => (i / 24) * 2 * Math.PI).toSorted(
    (a, b) => crumbs(egg, a) - crumbs(egg, b),
  )[0]
  const turn = bare ?? 0
  const turns = Array.from({ length: 17 }, (_, i) => turn - 0.45 + (i / 16) * 0.9)
  return {
    term: 'egg-shell',
    objective: 40,
    tip: onShell(egg, turn, -0.7),
    outline: [
      ...turns.map((t) => onShell(egg, t, 0.2)),
      ...turns.toReversed().map((t) => onShell(egg, t, -1.6)),
    ],
  }
}

function crumbs(egg: JaponicumEgg, turn: number): number {
  const [x, y] = onShell(egg, turn)
  const spine = egg.spine !== null && Math.cos(turn - egg.spine) > 0.8 ? 50 : 0
  return spine + egg.debris.filter((d) => Math.hypot(d.x - x, d.y - y) < 15).length
}

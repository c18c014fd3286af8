import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import type { Seeds } from '../kernel/cells.ts'
import { createRandom, type Random } from '../kernel/random.ts'

export interface Coccus {
  x: number
  y: number
  /** radius, µm */
  r: number
  /** 0 lies on the glass, 1 and 2 upon others */
  layer: number
  /** concentration of crystal violet in the middle */
  dark: number
  /** width of the edge, µm: more when out of focus */
  soft: number
  /** direction of the septum of a cell about to divide, radians */
  septum?: number
}

export interface Colony {
  cells: Coccus[]
  x: number
  y: number
}

/** Cells that divide in irregular planes and stay together: each new one touches one that is there. */
export function growColony(seed: number, x: number, y: number, count: number): Colony {
  const random = createRandom(seed)
  const focus = random.chance(0.16) ? random.range(0.32, 0.5) : random.range(0.17, 0.25)
  const stain = random.gauss(0.95, 0.07)
  const cells = [coccus(random, x, y, 0, stain, focus)]
  // a lean makes colonies irregular: the middle to which cells are drawn wanders off
  let cx = x
  let cy = y
  const drift = random.range(0, 2 * Math.PI)
  for (let tries = 0; tries < count * 60 && cells.length < count; tries++) {
    const next = touching(random, cells, cx, cy, stain, focus)
    if (!next) continue
    cells.push(next)
    cx += Math.cos(drift) * 0.03 + random.gauss(0, 0.12)
    cy += Math.sin(drift) * 0.03 + random.gauss(0, 0.12)
  }
  return { cells, x, y }
}

function coccus(random: Random, x: number, y: number, layer: number, stain: number, focus: number): Coccus {
  const r = random.gauss(0.45, 0.022)
  const weak = random.chance(0.03)
  return {
    x,
    y,
    r,
    layer,
    dark: stain * random.gauss(1, 0.07) * (weak ? 0.62 : 1),
    soft: focus + layer * 0.05,
    septum: random.chance(0.12) ? random.range(0, Math.PI) : undefined,
  }
}

/** The best of a few free places beside the cells that are there, near the colony's middle. */
function touching(random: Random, cells: Coccus[], cx: number, cy: number, stain: number, focus: number) {
  let best: Coccus | null = null
  let nearest = 1e9
  // few cells lie close together, many spread irregularly
  const choice = cells.length < 12 ? 9 : 4
  for (let k = 0; k < choice; k++) {
    const from = random.pick(cells)
    const piled = cells.length > 14 && random.chance(0.05)
    const layer = Math.min(2, from.layer + (piled ? 1 : 0))
    const turn = random.range(0, 2 * Math.PI)
    const made = coccus(random, from.x, from.y, layer, stain, focus)
    const far = piled ? random.range(0.45, 0.75) : (from.r + made.r) * random.range(0.97, 1.05)
    made.x += Math.cos(turn) * far
    made.y += Math.sin(turn) * far
    if (
      cells.some((c) => c.layer === layer && Math.hypot(c.x - made.x, c.y - made.y) < 0.95 * (c.r + made.r))
    )
      continue
    const d = Math.hypot(made.x - cx, made.y - cy)
    if (d < nearest) {
      nearest = d
      best = made
    }
  }
  return best
}

/** A pair after its division, a single cell, or a few in a row. */
export function looseCocci(seed: number, x: number, y: number, count: number): Colony {
  const random = createRandom(seed)
  const stain = random.gauss(0.95, 0.06)
  const soft = random.range(0.17, 0.25)
  let turn = random.range(0, 2 * Math.PI)
  let at = coccus(random, x, y, 0, stain, soft)
  const cells = [at]
  while (cells.length < count) {
    const next = coccus(random, 0, 0, 0, stain, soft)
    const far = (at.r + next.r) * 0.98
    next.x = at.x + Math.cos(turn) * far
    next.y = at.y + Math.sin(turn) * far
    turn += random.pick([-1, 1]) * random.range(1, 1.9)
    cells.push(next)
    at = next
  }
  if (count === 2) for (const c of cells) c.septum = undefined
  return { cells, x, y }
}

/** Whether a colony stays clear of all cells that are in `taken`; if so, its cells are added. */
export function claim(taken: Seeds, colony: Colony, room: number): boolean {
  for (const c of colony.cells) {
    taken.look(c.x, c.y)
    if (taken.first < c.r * 2 + room) return false
  }
  for (const c of colony.cells) taken.add([c.x, c.y])
  return true
}

/** A stained sphere: the longer light's way through it, the darker; a septum shows as a fine pale line. */
export function drawCoccus(canvas: Canvas, cell: Coccus): void {
  const violet = canvas.plane(0)
  const red = canvas.plane(1)
  const wide = cell.septum === undefined ? 1 : 1.13
  const blob = { x: cell.x, y: cell.y, rx: cell.r * wide, ry: cell.r, angle: cell.septum ?? 0 }
  canvas.around(blob, cell.soft * 1.3, (i, u, v, edge) => {
    const r2 = Math.min(1, u * u + v * v)
    // a lens of slime and wall: its very middle gathers light
    let body = 0.7 + 0.36 * Math.sqrt(1 - r2) - 0.16 * Math.max(0, 1 - r2 * 3)
    if (cell.septum !== undefined) body *= 1 - 0.22 * Math.max(0, 1 - Math.abs(u) * 3.2)
    const add = body * cell.dark * edge * edge * (3 - 2 * edge) * LEVELS
    const old = violet[i] ?? 0
    violet[i] = old + add * (1 - 0.5 * Math.min(1, old / 90))
    red[i] = (red[i] ?? 0) + add * 0.09
  })
}

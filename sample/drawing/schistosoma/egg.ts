import type { Point } from '../drawing.ts'
import type { Tube } from '../kernel/plate.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'

/** A ripe egg of Schistosoma japonicum. Places within are in its own axes: x towards the miracidium's front. */
export interface JaponicumEgg {
  x: number
  y: number
  angle: number
  /** half axes of the shell's outer face, µm */
  rx: number
  ry: number
  /** how much broader the hind end is */
  pear: number
  /** direction of the spine in the egg's axes; null where it lies on the far side */
  spine: number | null
  miracidium: { x: number; rx: number; ry: number }
  /** germ cells in its hind part, neural mass in the middle */
  cells: Blob[]
  /** secretion between miracidium and shell */
  droplets: { x: number; y: number; r: number }[]
  /** what sticks to the shell, in the field's axes */
  debris: { x: number; y: number; rx: number; ry: number; angle: number; dark: number; seed: number }[]
  tone: number
  seed: number
}

/** How far the spine stands out of its hollow, and how deep the hollow is, µm. */
const SPINE_UM = 5
const HOLLOW_UM = 1.6

export function japonicumEgg(seed: number, x: number, y: number): JaponicumEgg {
  const random = createRandom(seed)
  const rx = random.range(38, 47)
  const egg: JaponicumEgg = {
    x,
    y,
    angle: random.range(0, 2 * Math.PI),
    rx,
    ry: rx * random.range(0.71, 0.79),
    pear: random.range(0, 0.07),
    spine: random.chance(0.7) ? random.pick([-1, 1]) * random.range(1.95, 2.35) : null,
    miracidium: { x: random.range(-1, 1), rx: rx * random.range(0.83, 0.87), ry: 0 },
    cells: [],
    droplets: [],
    debris: [],
    tone: random.gauss(1, 0.1),
    seed,
  }
  egg.miracidium.ry = egg.ry * random.range(0.76, 0.83)
  egg.cells = cellsIn(random, egg)
  egg.droplets = dropletsIn(random, egg)
  egg.debris = debrisOn(random, egg)
  return egg
}

/** Half the width at a place on the axis (-1 hind to 1 front), as a part of the greatest. */
export function taperAt(egg: JaponicumEgg, u: number): number {
  return 1 - egg.pear * u
}

export function placed(egg: JaponicumEgg, x: number, y: number): Point {
  const cos = Math.cos(egg.angle)
  const sin = Math.sin(egg.angle)
  return [egg.x + x * cos - y * sin, egg.y + x * sin + y * cos]
}

/** The spine stands in a shallow hollow of the shell: how deep it is in a direction, µm. */
export function hollowAt(egg: JaponicumEgg, turn: number): number {
  if (egg.spine === null) return 0
  const off = Math.atan2(Math.sin(turn - egg.spine), Math.cos(turn - egg.spine)) / 0.2
  return HOLLOW_UM * Math.exp(-off * off)
}

/** A place on the shell, `out` µm outside it. */
export function onShell(egg: JaponicumEgg, turn: number, out = 0): Point {
  const u = Math.cos(turn)
  const nx = u / egg.rx
  const ny = Math.sin(turn) / egg.ry
  const n = Math.hypot(nx, ny)
  const far = out - hollowAt(egg, turn)
  return placed(egg, u * egg.rx + (nx / n) * far, Math.sin(turn) * egg.ry * taperAt(egg, u) + (ny / n) * far)
}

/** The spine from its root in the shell to its rounded tip, bent over towards the hind end as a small hook. */
export function spineOf(egg: JaponicumEgg): Tube | null {
  const { spine } = egg
  if (spine === null) return null
  const along = Array.from({ length: 9 }, (_, i) => i / 8)
  return {
    line: along.map((t) =>
      onShell(egg, spine + 0.05 * Math.sign(spine) * t ** 2.2, -1 + t * (SPINE_UM + 0.2)),
    ),
    width: along.map((t) => 7 - 2.8 * Math.sin((t * Math.PI) / 2)),
  }
}

export function eggOutline(egg: JaponicumEgg, points = 72): Point[] {
  return Array.from({ length: points }, (_, i) => onShell(egg, (i / points) * 2 * Math.PI))
}

/** The miracidium narrows towards its front. */
export function miracidiumHalfWidth(egg: JaponicumEgg, u: number): number {
  return egg.miracidium.ry * (1 - 0.17 * u - 0.06 * u * u)
}

export function miracidiumOutline(egg: JaponicumEgg, points = 60): Point[] {
  return Array.from({ length: points }, (_, i) => {
    const turn = (i / points) * 2 * Math.PI
    const u = Math.cos(turn)
    return placed(egg, egg.miracidium.x + u * egg.miracidium.rx, Math.sin(turn) * miracidiumHalfWidth(egg, u))
  })
}

function cellsIn(random: Random, egg: JaponicumEgg): Blob[] {
  const out: Blob[] = []
  for (let i = 0; i < 240 && out.length < 34; i++) {
    const u = random.range(-0.82, 0.12)
    const half = miracidiumHalfWidth(egg, u) * Math.sqrt(1 - u * u) - 5
    const r = random.range(1.7, 3.1)
    const x = egg.miracidium.x + u * egg.miracidium.rx
    const y = random.range(-half, half)
    if (out.every((c) => Math.hypot(c.x - x, c.y - y) > (c.rx + r) * 0.95))
      out.push({ x, y, rx: r, ry: r * random.range(0.85, 1), wobble: 0.05, seed: random.int(628) })
  }
  return out
}

function dropletsIn(random: Random, egg: JaponicumEgg): JaponicumEgg['droplets'] {
  const out: JaponicumEgg['droplets'] = []
  for (let i = 0; i < 160 && out.length < 15; i++) {
    const turn = random.range(0, 2 * Math.PI)
    const u = Math.cos(turn)
    const r = random.range(0.8, 2.6)
    // halfway between the two surfaces
    const x = (u * (egg.rx - 1.5) + egg.miracidium.x + u * egg.miracidium.rx) / 2
    const y = (Math.sin(turn) * ((egg.ry - 1.5) * taperAt(egg, u) + miracidiumHalfWidth(egg, u))) / 2
    const gap = Math.hypot(
      u * (egg.rx - 1.5 - egg.miracidium.rx),
      Math.sin(turn) * ((egg.ry - 1.5) * taperAt(egg, u) - miracidiumHalfWidth(egg, u)),
    )
    if (r > gap * 0.42 || out.some((d) => Math.hypot(d.x - x, d.y - y) < d.r + r + 0.4)) continue
    out.push({ x, y, r })
  }
  return out
}

/** Crumbs of tissue in patches along the shell, never over the spine. */
function debrisOn(random: Random, egg: JaponicumEgg): JaponicumEgg['debris'] {
  const out: JaponicumEgg['debris'] = []
  const patches = 3 + random.int(4)
  for (let k = 0; k < patches; k++) {
    const turn = random.range(0, 2 * Math.PI)
    const spread = random.range(0.12, 0.4)
    const crumbs = 12 + random.int(26)
    for (let i = 0; i < crumbs; i++) {
      const at = turn + random.gauss(0, spread)
      if (egg.spine !== null && Math.cos(at - egg.spine) > 0.9) continue
      const far = Math.abs(random.gauss(0, 1.9)) - 0.3
      const [x, y] = onShell(egg, at, far)
      const rx = random.range(0.4, 1.7)
      out.push({
        x,
        y,
        rx,
        ry: rx * random.range(0.5, 1),
        angle: random.range(0, 3),
        dark: random.range(0.35, 1),
        seed: random.int(628),
      })
    }
  }
  return out
}

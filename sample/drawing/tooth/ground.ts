import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { noiseTile } from '../kernel/tile.ts'
import { heightUm, neckUm, widthUm } from './shape.ts'
import { growthZone, striaDays, striaDepth, striaSway, striaWave, type Tissue } from './tissue.ts'

/** How far the enamel's scallops bulge into the dentine at an arc on the junction, µm. */
export function scallop(arc: number): number {
  const place = arc / 95 + 0.35 * Math.sin(arc / 310) + 0.2 * Math.sin(arc / 127)
  const within = (place - Math.floor(place)) * 2 - 1
  const depth = 17 + 7 * Math.sin(Math.floor(place) * 2.4)
  return depth * (1 - within * within) * smoothstep(9600, 7000, Math.abs(arc))
}

/** light lost beside the tooth, where the thick slice's edge bends it */
const edgeShade = 0.16

/** Paints glass, enamel, dentine, cementum and the empty pulp space. Plane 0: light lost; plane 1: brown. */
export function paintTooth(canvas: Canvas, seed: number, tissue: Tissue): void {
  const s = canvas.pxPerUm
  const streaks = noiseTile(seed + 1, 1024, 2, 5, 230, 2)
  const bundles = noiseTile(seed + 2, 512, 8, 4, 90, 3)
  const cloud = noiseTile(seed + 3, 512, 4, 80, 80, 3)
  const layers = noiseTile(seed + 4, 512, 4, 3, 70, 3)
  const scratches = noiseTile(seed + 5, 1024, 6, 3, 260, 2)
  // single tubules and rods, some 7 µm apart, and soft borders: only where the pixels can hold them
  const fineness = smoothstep(0.3, 0.6, s)
  const singles = noiseTile(seed + 6, 1024, 1, 2, 330, 1)
  const border = (fineness * 0.5) / s
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 64, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bend = Field.from(widthUm, heightUm, 64, (x, y) => striaWave(x, y, seed))
  const tone = warp(12, 2600, 0.16)
  const striae = Float32Array.from({ length: 512 }, (_, i) => striaDepth(i, seed))
  const rowOf = () => new Float32Array(canvas.width)
  const [outer, core, cavity, tubule, way, rod, height, bent, toned] = [
    rowOf(),
    rowOf(),
    rowOf(),
    rowOf(),
    rowOf(),
    rowOf(),
    rowOf(),
    rowOf(),
    rowOf(),
  ]
  const shade = canvas.plane(0)
  const brown = canvas.plane(1)

  const enamel = (i: number, px: number, deep: number, depth: number) => {
    const arc = rod[px] ?? 0
    const um = height[px] ?? 0
    const wave = bent[px] ?? 0
    const known = arc > -60_000
    const day = known ? tissue.day(arc, um) / striaDays + striaSway * wave : 0
    const count = Math.floor(day)
    const phase = day - count
    const line = known ? smoothstep(0.34, 0.02, Math.min(phase, 1 - phase)) : 0
    const which = phase > 0.5 ? count + 1 : count
    // broad darker zones of growth carry the fine lines
    const zone = growthZone(day)
    const outward = smoothstep(0, 160, um)
    const stria = line * (striae[which & 511] ?? 0) * (0.45 + 0.55 * outward) * (0.55 + 0.75 * zone)
    const gnarl = wave * 0.5 * smoothstep(1500, 300, Math.abs(arc))
    const rodLine = streaks.at(um * 0.7 + 300, arc * 0.62 + gnarl + 0.06 * um) - 0.5
    const single = fineness * (singles.at(um * 0.7, arc * 0.9 + gnarl + 0.06 * um) - 0.5)
    const band = Math.sin((Math.abs(arc) + 0.32 * um - 0.00012 * um * um + wave * 0.7) / 21)
    const schreger =
      band * smoothstep(820, 300, um) * smoothstep(20, 120, um) * smoothstep(9500, 7500, Math.abs(arc))
    const rim = smoothstep(16, 2, deep)
    const junction = smoothstep(16, 0, depth)
    const skin = smoothstep(120, 20, deep)
    const base = 1 + (toned[px] ?? 0)
    brown[i] =
      (0.25 * base +
        0.4 * stria +
        0.085 * zone +
        0.05 * rodLine +
        0.05 * single +
        0.03 * schreger -
        0.05 * skin +
        0.2 * junction +
        0.2 * rim) *
      LEVELS
    shade[i] =
      (0.085 * base +
        0.16 * stria +
        0.03 * zone +
        0.06 * rodLine +
        0.05 * single +
        0.03 * schreger +
        0.16 * junction +
        0.3 * rim) *
      LEVELS
  }

  const cementum = (i: number, x: number, y: number, px: number, deep: number, depth: number) => {
    const wave = bent[px] ?? 0
    const layer = layers.at(y * 0.12, depth * 0.9 + wave * 0.25) - 0.5
    const grain = cloud.at(x * 1.3, y * 1.3) - 0.5
    const hyaline = smoothstep(18, 8, depth)
    const rim = smoothstep(14, 2, deep)
    brown[i] = (0.27 + 0.16 * layer + 0.05 * grain - 0.12 * hyaline + 0.15 * rim) * LEVELS
    shade[i] = (0.12 + 0.14 * layer + 0.06 * grain - 0.07 * hyaline + 0.28 * rim) * LEVELS
  }

  const dentine = (i: number, x: number, y: number, px: number, depth: number, hollow: number) => {
    const arc = tubule[px] ?? 0
    const known = arc > -60_000
    const t = known ? (way[px] ?? 0) : 0.9
    const wave = bent[px] ?? 0
    const crown = smoothstep(neckUm + 250, neckUm - 250, y)
    const along = t * 1900
    const sway = wave * 0.16
    // tubules draw together towards the pulp: the finest lines melt there
    const fine = known ? (streaks.at(along * 0.8, arc * 1.05 + sway) - 0.5) * smoothstep(0.05, 0.6, t) : 0
    const single = known
      ? fineness * (smoothstep(0.4, 0.8, singles.at(along, arc + sway)) - 0.3) * smoothstep(0.25, 0.7, t)
      : 0
    const medium = known ? bundles.at(along * 0.8 + 900, arc * 1.1 + sway * 2) - 0.5 : 0
    const mass = known ? bundles.at(along * 0.4, arc * 0.28 + sway * 2) - 0.5 : 0
    const growth = layers.at(arc * 0.03 + 40, along * 0.55 + wave * 0.4 + arc * 0.02) - 0.5
    const grain = cloud.at(x, y)
    // air instead of processes: dead tracts under the edge
    const tract =
      smoothstep(560, 240, Math.abs(arc + 90 + wave)) * smoothstep(0.1, 0.3, t) * smoothstep(1.02, 0.9, t)
    const dead = known ? tract * smoothstep(-0.12, 0.1, medium + fine * 0.8) : 0
    let spots = 0
    if (y < neckUm - 900 && depth < 420 && depth > 130) {
      const band = smoothstep(130, 190, depth) * smoothstep(420, 320, depth)
      const patch = smoothstep(0.56, 0.68, cloud.at(x * 0.05 + 31, y * 0.05))
      spots = band * patch * smoothstep(0.56, 0.64, cloud.at(x * 1.1 + 7, y * 1.1)) * 0.5
    }
    if (crown < 1 && depth < 95 && depth > 4) {
      const band = smoothstep(4, 14, depth) * smoothstep(95, 30, depth)
      spots = Math.max(spots, (1 - crown) * band * smoothstep(0.5, 0.64, cloud.at(x * 1.9, y * 1.9)) * 0.5)
    }
    const mantle = smoothstep(28, 12, depth)
    const near = smoothstep(0.35, 0, t)
    const wall = smoothstep(26, 3, -hollow)
    const base = 1 + (toned[px] ?? 0)
    const dark =
      0.22 * fine + 0.2 * single + 0.1 * medium + 0.09 * mass + 0.06 * growth + 0.04 * (grain - 0.5)
    shade[i] =
      (0.17 * base +
        dark * (1 - 0.6 * mantle) +
        0.04 * near +
        0.5 * dead +
        spots +
        0.3 * wall -
        0.03 * mantle) *
      LEVELS
    brown[i] =
      (0.2 * base +
        0.6 * dark +
        0.06 * growth +
        0.05 * near +
        0.25 * dead +
        0.5 * spots +
        0.16 * wall -
        0.03 * mantle) *
      LEVELS
  }

  /** Of two tissues in one pixel the second has this part. */
  const mix = (i: number, firstShade: number, firstBrown: number, part: number) => {
    shade[i] = firstShade + ((shade[i] ?? 0) - firstShade) * part
    brown[i] = firstBrown + ((brown[i] ?? 0) - firstBrown) * part
  }

  const paintRow = (py: number) => {
    const y = (py + 0.5) / s
    let i = py * canvas.width
    tissue.outer.row(y, s, outer)
    tissue.core.row(y, s, core)
    tissue.cavity.row(y, s, cavity)
    tissue.tubule.row(y, s, tubule)
    tissue.way.row(y, s, way)
    tissue.rod.row(y, s, rod)
    tissue.height.row(y, s, height)
    bend.row(y, s, bent)
    tone.row(y, s, toned)
    for (let px = 0; px < canvas.width; px++, i++) {
      const deep = outer[px] ?? 0
      if (deep < -30 || (deep < 0 && (cavity[px] ?? 0) > 0)) continue
      const x = (px + 0.5) / s
      if (deep < 0) {
        shade[i] = edgeShade * smoothstep(-30, -2, deep) * LEVELS
        continue
      }
      const hollow = cavity[px] ?? 0
      if (hollow > 0) {
        const dirt = cloud.at(x * 0.3, y * 0.3)
        const edge = smoothstep(28, 0, hollow)
        shade[i] = (0.012 + 0.2 * edge + 0.03 * dirt) * LEVELS
        brown[i] = (0.02 + 0.1 * edge + 0.03 * dirt) * LEVELS
        continue
      }
      const crown = y < neckUm
      const arc = tubule[px] ?? 0
      const depth = (core[px] ?? 0) - (crown && arc > -60_000 ? scallop(arc) : 0)
      if (depth <= border) {
        if (crown) enamel(i, px, deep, Math.max(0, -depth))
        else cementum(i, x, y, px, deep, Math.max(0, -depth))
      }
      if (depth > -border) {
        const [outerShade, outerBrown] = [shade[i] ?? 0, brown[i] ?? 0]
        dentine(i, x, y, px, Math.max(0, depth), hollow)
        if (depth < border) mix(i, outerShade, outerBrown, (depth / border + 1) / 2)
      }
      if (deep < 2 * border) mix(i, edgeShade * LEVELS, 0, deep / (2 * border))
      const scratch = scratches.at(x * 0.9 + y * 0.35, y * 0.9 - x * 0.35) - 0.5
      if (scratch > 0.16) shade[i] = (shade[i] ?? 0) + (scratch - 0.16) * 14
    }
  }
  for (let py = 0; py < canvas.height; py++) paintRow(py)
}

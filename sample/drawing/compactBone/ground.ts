import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { wobbler } from '../kernel/shapes.ts'
import { noiseTile } from '../kernel/tile.ts'
import { type Bone, cellUm, heightUm, widthUm } from './layout.ts'

/** Thickness of a lamella, µm. */
export const lamellaUm = 5.2

/** Glass and bone matrix with its lamellae. Plane 0: light lost; plane 1: the bone's own amber. */
export function paintGround(canvas: Canvas, seed: number, bone: Bone): void {
  const cloud = noiseTile(seed + 1, 512, 0.6, 64, 64, 3)
  const scratches = noiseTile(seed + 2, 1024, 1.1, 3, 220, 2)
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => 1 + 0.16 * fbm(x / 500, y / 500, seed + 3, 3))
  const bend = Field.from(widthUm, heightUm, 8, (x, y) => 2.4 * fbm(x / 60, y / 60, seed + 4, 3))
  // alternately fibres cut across and along: a brighter and a darker half, parted by a fine line
  const band = Float32Array.from({ length: 256 }, (_, i) => {
    const t = i / 256
    const line = Math.max(smoothstep(0.13, 0, t), smoothstep(0.87, 1, t))
    return 0.55 * Math.cos(t * 2 * Math.PI) + line
  })
  const own = bone.osteons.map((o) => ({
    ...o,
    cos: Math.cos(o.angle ?? 0),
    sin: Math.sin(o.angle ?? 0),
    mean: (o.rx + o.ry) / 2,
    limitAt: wobbler(o),
  }))
  let rows: Float32Array[] = []
  let surface = new Float32Array(0)
  let inner = new Float32Array(0)
  const shade = ({ y, perUm, length, planes }: Row) => {
    if (rows.length === 0) {
      rows = [new Float32Array(length), new Float32Array(length)]
      surface = Float32Array.from({ length }, (_, i) => bone.surface(i / perUm))
      inner = Float32Array.from({ length }, (_, i) => bone.inner(i / perUm))
    }
    const [depth, wave] = rows
    const [dark, amber] = planes
    if (!dark || !amber || !depth || !wave) return
    tone.row(y, perUm, depth)
    bend.row(y, perUm, wave)
    const base = Math.min(Math.floor(heightUm / cellUm), Math.round(y / cellUm)) * bone.across
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      // µm below the nearer face, which circumferential lamellae follow
      const low = Math.min(y - (surface[i] ?? 0), (inner[i] ?? 0) - y)
      if (low < -1.2) {
        dark[i] = 1.5
        amber[i] = 1.5
        continue
      }
      const k = bone.owner[base + Math.min(bone.across - 1, (x / cellUm + 0.5) | 0)] ?? -1
      const o = k >= 0 ? own[k] : undefined
      let deep = low
      let age = 0.45
      let outer = 1e9
      if (o) {
        const dx = x - o.x
        const dy = y - o.y
        const u = (dx * o.cos + dy * o.sin) / o.rx
        const v = (dy * o.cos - dx * o.sin) / o.ry
        const r = Math.sqrt(u * u + v * v) + 1e-6
        const part = r / (1 + (o.limitAt(u / r, v / r) - 1) * Math.min(1, r))
        deep = part * o.mean + 500
        outer = (1 - part) * o.mean
        age = o.age
      }
      const phase = (deep + (wave[i] ?? 0)) / lamellaUm
      const slow = band[((phase * 0.29 - Math.floor(phase * 0.29)) * 256) | 0] ?? 0
      const lamella = 0.35 * slow + (band[((phase - Math.floor(phase)) * 256) | 0] ?? 0)
      const grain = cloud.at(x, y) - 0.5
      const coarse = cloud.at(x * 0.12 + 90, y * 0.12) - 0.5
      const scratch = smoothstep(0.7, 0.86, scratches.at(x * 0.8 + y * 0.55, y * 0.8 - x * 0.55))
      const rim = o ? smoothstep(9, 0, outer) : 0
      const edge = smoothstep(-1.2, 0.8, low)
      const skin = smoothstep(5, 0, low)
      const level = (depth[i] ?? 1) * LEVELS * edge
      dark[i] =
        (0.072 +
          0.045 * age +
          0.022 * lamella +
          0.035 * grain +
          0.03 * coarse +
          0.02 * scratch +
          0.02 * rim +
          0.2 * skin) *
        level
      amber[i] =
        (0.14 +
          0.08 * age +
          0.036 * lamella +
          0.06 * grain +
          0.06 * coarse -
          0.05 * scratch +
          0.04 * rim +
          0.12 * skin) *
        level
    }
  }
  paintRows(canvas, 0.88, shade)
}

/** The studio: a large soft lamp above left, a weaker one on the right, light from behind along the edges. */
import { type Baked, PER_VERTEX } from './bake.ts'
import { type Camera, type Pose, toSpecimen } from './camera.ts'
import { type Buffer, newBuffer, rasterise } from './raster.ts'
import { cross, unit, type V3 } from './vector.ts'

/** Directions to the lamps as the camera sees them: x right, y up, z towards the camera. */
const KEY = unit([-0.5, 0.68, 0.62])
const FILL = unit([0.8, 0.15, 0.55])
const BACK = unit([0.55, 0.45, -0.7])

const SHADOW_SIDE = 900
/** A disc of places around one, for soft edges of shadows; px of the shadow's buffer. */
const disc = Float32Array.from({ length: 18 }, (_, i) => {
  const [r, turn] = [4.2 * Math.sqrt(((i >> 1) + 0.5) / 9), (i >> 1) * 2.39996]
  return r * (i & 1 ? Math.sin(turn) : Math.cos(turn))
})

/** How the flesh of a specimen takes light. */
export interface Matter {
  /** how far light creeps round an edge, for red, green, blue: tissue lets red through */
  wrap: V3
  /** colour of the sky's and the floor's light on it */
  exposure: number
}

export class Studio {
  readonly #baked: Baked
  readonly #camera: Camera
  readonly #matter: Matter
  readonly #shadow: Buffer = newBuffer(SHADOW_SIDE)
  readonly #flat: Float32Array
  /** x, y and nearness of the place that was last looked for in the shadow */
  readonly #spot = new Float64Array(3)
  #axes: [V3, V3, V3] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  #view: V3 = [0, 0, 1]
  #fill: V3 = [0, 0, 1]
  #back: V3 = [0, 0, 1]

  constructor(baked: Baked, camera: Camera, matter: Matter) {
    this.#baked = baked
    this.#camera = camera
    this.#matter = matter
    this.#flat = new Float32Array(baked.places.length)
  }

  /** Turns the lamps about the specimen and lets it throw its shadow on itself. */
  turnTo(pose: Pose) {
    const key = toSpecimen(this.#camera, pose, KEY)
    const across = unit(cross([0, 1, 0], key))
    this.#axes = [across, cross(key, across), key]
    this.#view = toSpecimen(this.#camera, pose, [0, 0, 1])
    this.#fill = toSpecimen(this.#camera, pose, FILL)
    this.#back = toSpecimen(this.#camera, pose, BACK)
    const { places, triangles } = this.#baked
    for (let i = 0; i < places.length; i += 3) {
      this.#toShadow(places[i] as number, places[i + 1] as number, places[i + 2] as number)
      this.#flat.set(this.#spot, i)
    }
    rasterise(this.#shadow, this.#flat, triangles)
  }

  #toShadow(x: number, y: number, z: number) {
    const { target, field } = this.#camera
    const px = x - target[0]
    const py = y - target[1]
    const pz = z - target[2]
    const [a, b, c] = this.#axes
    const zoom = SHADOW_SIDE / (field * 1.5)
    this.#spot[0] = SHADOW_SIDE / 2 + (px * a[0] + py * a[1] + pz * a[2]) * zoom
    this.#spot[1] = SHADOW_SIDE / 2 - (px * b[0] + py * b[1] + pz * b[2]) * zoom
    this.#spot[2] = px * c[0] + py * c[1] + pz * c[2]
  }

  /** How much of the lamp a place sees. */
  #lit(x: number, y: number, z: number): number {
    this.#toShadow(x, y, z)
    const sx = this.#spot[0] as number
    const sy = this.#spot[1] as number
    const near = this.#spot[2] as number
    const thick = 1 / (this.#camera.field * 0.009)
    const map = this.#shadow.near
    let free = 0
    for (let i = 0; i < 18; i += 2) {
      const at = Math.floor(sy + (disc[i + 1] as number)) * SHADOW_SIDE + Math.floor(sx + (disc[i] as number))
      const over = ((map[at] ?? -1e9) - near) * thick
      free += over < 1 ? 1 : over < 2 ? 2 - over : 0
    }
    return free / 9
  }

  /** Light from a point of a triangle, given by its shares of the second and third corner; linear, into `colour`. */
  shade(triangle: number, sb: number, sc: number, colour: Float32Array) {
    const { looks, places, triangles } = this.#baked
    const t = 3 * triangle
    const ia = triangles[t] as number
    const ib = triangles[t + 1] as number
    const ic = triangles[t + 2] as number
    const sa = 1 - sb - sc
    const look = (k: number) =>
      sa * (looks[ia * PER_VERTEX + k] as number) +
      sb * (looks[ib * PER_VERTEX + k] as number) +
      sc * (looks[ic * PER_VERTEX + k] as number)
    const place = (k: number) =>
      sa * (places[3 * ia + k] as number) +
      sb * (places[3 * ib + k] as number) +
      sc * (places[3 * ic + k] as number)
    let [nx, ny, nz] = [look(0), look(1), look(2)]
    const long = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    nx *= long
    ny *= long
    nz *= long
    const [v, key] = [this.#view, this.#axes[2]]
    const gloss = look(6)
    const sky = look(7)
    const toView = Math.max(0, nx * v[0] + ny * v[1] + nz * v[2])
    const toKey = nx * key[0] + ny * key[1] + nz * key[2]
    const lit = toKey > -0.3 ? this.#lit(place(0) + nx * 0.3, place(1) + ny * 0.3, place(2) + nz * 0.3) : 0
    const toFill = Math.max(0, nx * this.#fill[0] + ny * this.#fill[1] + nz * this.#fill[2])
    const edge = 1 - toView
    const rim = Math.max(0, nx * this.#back[0] + ny * this.#back[1] + nz * this.#back[2]) * edge * edge * sky
    const up = 0.5 + 0.5 * ny
    // what a wet surface mirrors: the lamps as large soft windows
    const rx = 2 * toView * nx - v[0]
    const ry = 2 * toView * ny - v[1]
    const rz = 2 * toView * nz - v[2]
    const window = rx * key[0] + ry * key[1] + rz * key[2]
    const strip = rx * this.#fill[0] + ry * this.#fill[1] + rz * this.#fill[2]
    const fresnel = 0.045 + 0.6 * edge ** 5
    const shine =
      gloss *
      (fresnel *
        (2.6 * soft(0.72, 0.98, window) * lit +
          0.9 * soft(0.8, 0.97, strip) * sky +
          0.35 * sky * (0.6 + 0.4 * ry)) +
        0.55 * gloss * soft(0.955, 0.995, window) * lit)
    const { wrap, exposure } = this.#matter
    for (let c = 0; c < 3; c++) {
      const w = wrap[c] as number
      const diffuse = Math.max(0, (toKey + w) / (1 + w)) * (lit + (1 - lit) * w * 0.35)
      const around = sky * ((SKY[c] as number) * up + (FLOOR[c] as number) * (1 - up))
      const light = (LAMP[c] as number) * diffuse * (0.45 + 0.55 * sky) + around + 0.2 * toFill * sky
      colour[c] = exposure * (look(3 + c) * (light + 0.9 * rim) + shine)
    }
  }
}

const LAMP = [2.05, 1.98, 1.86] as const
const SKY = [0.4, 0.43, 0.48] as const
const FLOOR = [0.15, 0.14, 0.13] as const

function soft(from: number, to: number, x: number) {
  const t = x <= from ? 0 : x >= to ? 1 : (x - from) / (to - from)
  return t * t * (3 - 2 * t)
}

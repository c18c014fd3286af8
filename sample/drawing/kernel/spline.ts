/** A place and how high the surface lies there. */
export type Height = readonly [x: number, y: number, z: number]

/** The surface that bends least through given heights (a thin plate), by place. */
function thinPlate(heights: readonly Height[]): (x: number, y: number) => number {
  const n = heights.length
  const rows = [
    ...heights.map(([x, y, z]) => [...heights.map(([u, v]) => bend(x - u, y - v)), 1, x, y, z]),
    [...heights.map(() => 1), 0, 0, 0, 0],
    [...heights.map(([x]) => x), 0, 0, 0, 0],
    [...heights.map(([, y]) => y), 0, 0, 0, 0],
  ]
  const weights = solve(rows)
  const [level, slopeX, slopeY] = [weights[n] ?? 0, weights[n + 1] ?? 0, weights[n + 2] ?? 0]
  return (x, y) => {
    let z = level + slopeX * x + slopeY * y
    for (const [i, [u, v]] of heights.entries()) z += (weights[i] ?? 0) * bend(x - u, y - v)
    return z
  }
}

const bend = (dx: number, dy: number) => {
  const square = dx * dx + dy * dy
  return square === 0 ? 0 : square * Math.log(square)
}

/** Solves linear equations, each a row of factors followed by its sum (Gauss, largest pivot first). */
function solve(rows: number[][]): number[] {
  const n = rows.length
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let k = 0; k < n; k++) {
    let most = k
    for (let i = k + 1; i < n; i++) if (Math.abs(at(i, k)) > Math.abs(at(most, k))) most = i
    const [pivot, other] = [rows[most] ?? [], rows[k] ?? []]
    rows[k] = pivot
    rows[most] = other
    for (let i = k + 1; i < n; i++) {
      const row = rows[i] ?? []
      const share = at(i, k) / at(k, k)
      if (share !== 0) for (let j = k; j <= n; j++) row[j] = at(i, j) - share * at(k, j)
    }
  }
  const out = new Array<number>(n).fill(0)
  for (let k = n - 1; k >= 0; k--) {
    let sum = at(k, n)
    for (let j = k + 1; j < n; j++) sum -= at(k, j) * (out[j] ?? 0)
    out[k] = sum / at(k, k)
  }
  return out
}

/**
 * The surface through heights of one half and their mirror images, x from the midline outwards: worked out at `pitch`
 * over `across` × `down` and read smoothly in between.
 */
export function symmetricSurface(
  heights: readonly Height[],
  { across, down, pitch = 2 }: { across: number; down: number; pitch?: number },
): (x: number, y: number) => number {
  const beyond = heights.filter(([x]) => x > 0).map(([x, y, z]): Height => [-x, y, z])
  const surface = thinPlate([...heights, ...beyond])
  // one more node before the first and two behind the last: a cubic asks its neighbours
  const wide = Math.ceil(across / pitch) + 4
  const tall = Math.ceil(down / pitch) + 4
  const nodes = new Float32Array(wide * tall)
  for (let j = 0; j < tall; j++)
    for (let i = 0; i < wide; i++) nodes[j * wide + i] = surface((i - 1) * pitch, (j - 1) * pitch)
  const along = (at: number, step: number, t: number) => {
    const [a, b, c, d] = [
      nodes[at - step] ?? 0,
      nodes[at] ?? 0,
      nodes[at + step] ?? 0,
      nodes[at + 2 * step] ?? 0,
    ]
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  return (x, y) => {
    const u = Math.min(wide - 3.001, 1 + Math.abs(x) / pitch)
    const v = Math.min(tall - 3.001, Math.max(1, 1 + y / pitch))
    const at = Math.floor(v) * wide + Math.floor(u)
    const [fu, fv] = [u % 1, v % 1]
    const [a, b, c, d] = [
      along(at - wide, 1, fu),
      along(at, 1, fu),
      along(at + wide, 1, fu),
      along(at + 2 * wide, 1, fu),
    ]
    return b + 0.5 * fv * (c - a + fv * (2 * a - 5 * b + 4 * c - d + fv * (3 * (b - c) + d - a)))
  }
}

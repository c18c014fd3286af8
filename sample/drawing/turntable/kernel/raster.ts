/** Which triangle stands in front, for each px. */
export interface Buffer {
  /** px */
  side: number
  /** number of the triangle + 1; 0: none */
  front: Uint32Array
  /** how near it is; -Infinity: nothing */
  near: Float32Array
}

export const newBuffer = (side: number): Buffer => ({
  side,
  front: new Uint32Array(side * side),
  near: new Float32Array(side * side),
})

/** @param flat x, y (px) and nearness of each vertex */
export function rasterise({ side, front, near }: Buffer, flat: Float32Array, triangles: Uint32Array) {
  front.fill(0)
  near.fill(Number.NEGATIVE_INFINITY)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * (triangles[t] as number)
    const b = 3 * (triangles[t + 1] as number)
    const c = 3 * (triangles[t + 2] as number)
    const ax = flat[a] as number
    const ay = flat[a + 1] as number
    const bx = (flat[b] as number) - ax
    const by = (flat[b + 1] as number) - ay
    const cx = (flat[c] as number) - ax
    const cy = (flat[c + 1] as number) - ay
    // y runs down: what turns against the clock outside has a negative area here
    const area = bx * cy - by * cx
    if (area >= 0) continue
    const left = Math.max(0, Math.ceil(Math.min(0, bx, cx) + ax - 0.5))
    const right = Math.min(side - 1, Math.floor(Math.max(0, bx, cx) + ax - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(0, by, cy) + ay - 0.5))
    const foot = Math.min(side - 1, Math.floor(Math.max(0, by, cy) + ay - 0.5))
    if (right < left || foot < top) continue
    const az = flat[a + 2] as number
    const ub = 1 / area
    const dzb = ((flat[b + 2] as number) - az) * ub
    const dzc = ((flat[c + 2] as number) - az) * ub
    for (let y = top; y <= foot; y++) {
      const py = y + 0.5 - ay
      for (let x = left; x <= right; x++) {
        const px = x + 0.5 - ax
        const wb = px * cy - py * cx
        const wc = bx * py - by * px
        if (wb > 0 || wc > 0 || wb + wc < area) continue
        const z = az + wb * dzb + wc * dzc
        const at = y * side + x
        if (z > (near[at] as number)) {
          near[at] = z
          front[at] = t / 3 + 1
        }
      }
    }
  }
}

import type { Point } from '../drawing.ts'

/** The convex hull of points (µm), a closed polygon without the repeated first point. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (from: readonly Point[]) => {
    const chain: Point[] = []
    for (const p of from) {
      while (chain.length > 1) {
        const a = chain.at(-2)
        const b = chain.at(-1)
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The hull of round bodies, `margin` µm outside them. */
export function hullOfDiscs(discs: readonly { x: number; y: number; r: number }[], margin: number): Point[] {
  return convexHull(
    discs.flatMap((d) =>
      Array.from({ length: 12 }, (_, i) => {
        const turn = (i / 12) * 2 * Math.PI
        return [d.x + Math.cos(turn) * (d.r + margin), d.y + Math.sin(turn) * (d.r + margin)] as const
      }),
    ),
  )
}

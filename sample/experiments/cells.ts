/** What is seen in a field, and what grows on a plate: places from a seed, so that a picture is always the same. */
import { colours, ink } from './parts.ts'

/** Numbers from 0 to 1, always the same. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Places in a circle, none nearer to another than `apart`. */
export function places(count: number, radius: number, apart: number, seed: number): [number, number][] {
  const random = numbers(seed)
  const found: [number, number][] = []
  for (let tries = 0; found.length < count && tries < 4000; tries++) {
    const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * radius]
    const [x, y] = [Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far)]
    if (found.every(([a, b]) => Math.hypot(a - x, b - y) >= apart)) found.push([x, y])
  }
  return found
}

export const cocci = (colour: string, seed: number, clusters = 4) =>
  places(clusters, 120, 86, seed)
    .flatMap(([x, y], n) =>
      places(11, 26, 14, seed + n + 1).map(
        ([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r="8" fill="${colour}"/>`,
      ),
    )
    .join('')

/** @param more drawn on each rod, whose middle is 0,0 and which lies along x */
export function rods(colour: string, seed: number, count = 22, length = 40, more = ''): string {
  const random = numbers(seed + 99)
  return places(count, 148, length, seed)
    .map(
      ([x, y]) => `<g transform="translate(${x} ${y}) rotate(${Math.round(random() * 180)})">
        <rect x="${-length / 2}" y="-6" width="${length}" height="12" rx="6" fill="${colour}"/>${more}</g>`,
    )
    .join('')
}

/** Colonies on a plate. */
export const colonies = (count: number, radius: number, seed: number, colour: string = colours.culture) =>
  places(count, radius, 15, seed)
    .map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${colour}" stroke="${ink}" stroke-width="1.5"/>`,
    )
    .join('')

/** Streaks over a plate: each area begins in the one before. @param areas 1 to 4 */
export function streaks(areas: number, colour: string = colours.culture): string {
  const line = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-opacity="0.55" stroke-width="${width + 3}" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
  const zigzag = (
    from: [number, number],
    step: [number, number],
    across: [number, number],
    turns: number,
  ) => {
    let d = `M${from[0]} ${from[1]}`
    for (let n = 0; n < turns; n++) {
      const [x, y] = [from[0] + step[0] * n, from[1] + step[1] * n]
      d += ` L${x + across[0]} ${y + across[1]} L${x + step[0]} ${y + step[1]}`
    }
    return d
  }
  const all = [
    line(zigzag([-96, -84], [14, -8], [-18, 44], 5), 9),
    line(zigzag([-8, -132], [2, 17], [112, 22], 5), 6),
    line(zigzag([124, -36], [-14, 14], [-6, 104], 5), 4),
    line(zigzag([52, 96], [-26, -6], [-52, -58], 4), 2.5),
  ]
  return all.slice(0, areas).join('')
}

/** Discs of antibiotics on a lawn, each with what it keeps free. */
export const discs = (grown: boolean) =>
  (
    [
      [0, -88, 46],
      [-82, -14, 34],
      [84, -18, 0],
      [-50, 84, 52],
      [58, 80, 24],
    ] as const
  )
    .map(
      ([x, y, zone]) => `${grown && zone ? `<circle cx="${x}" cy="${y}" r="${zone}" fill="#f6ecd0"/>` : ''}
        <circle cx="${x}" cy="${y}" r="14" fill="#fff" stroke="${ink}" stroke-width="2.5"/>`,
    )
    .join('')

export const bubbles = (count: number, radius: number, seed: number) =>
  places(count, radius, 12, seed)
    .map(
      ([x, y], n) =>
        `<circle cx="${x}" cy="${y * 0.4}" r="${4 + (n % 4) * 2}" fill="#fff" stroke="${ink}" stroke-width="2"/>`,
    )
    .join('')

/** The leaves of the cerebellum: they run across, turn about its peduncles, and fissures part them into lobules. */
import { fbm3, noise3 } from '../kernel/noise3.ts'

/** Fissures by their turn about the peduncles, radians: upwards from straight back; the horizontal one is the deepest. */
const fissures = [
  { turn: 1.15, deep: 1.6 },
  { turn: 0.72, deep: 1 },
  { turn: 0.36, deep: 1.3 },
  { turn: 0.02, deep: 2.4 },
  { turn: -0.38, deep: 1.2 },
  { turn: -0.8, deep: 1.8 },
  { turn: -1.25, deep: 1.2 },
]
/** mm from the midline to the furrow beside the worm */
const beside = 10

/** mm that a place lies below the tops of the leaves. */
export function leaves(x: number, y: number, z: number): number {
  const ax = Math.abs(x)
  const isWorm = ax < beside
  const [dy, dz] = [y + 35, -(z + 18)]
  const away = Math.sqrt(dy * dy + dz * dz)
  const turn = Math.atan2(dy, dz) + 0.09 * fbm3(x * 0.05, y * 0.05, z * 0.05, 2)
  let [deep, lobule] = [0, 0]
  for (const fissure of fissures) {
    const off = (Math.abs(turn - fissure.turn) * away) / 2.2
    if (off < 1) deep += fissure.deep * (1 - off) ** 2
    if (turn > fissure.turn) lobule++
  }
  // in each lobule they run at a slant of their own; the worm's are broader
  const slant = 0.06 * noise3(ax * 0.07 + lobule * 5.3, lobule, z * 0.07)
  const wave = Math.sin((turn + slant) * (isWorm ? 58 : 84) + lobule)
  const groove = Math.abs(ax - beside) / 3
  return 0.75 * (1 - Math.sqrt((1 + wave) / 2)) + deep + (groove < 1 ? 2.2 * (1 - groove) ** 2 : 0)
}

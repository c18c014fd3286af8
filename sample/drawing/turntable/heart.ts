import { atria, auricles, greatVessels, ligament, openings, ventricles } from './heart/body.ts'
import { box, coronaryVessels, cushions, grooves } from './heart/coronaries.ts'
import { landmarks } from './heart/landmarks.ts'
import { fat } from './heart/looks.ts'
import { fbm3, noise3 } from './kernel/noise3.ts'
import type { Finish, Shape } from './kernel/shape.ts'
import { fromLine } from './kernel/vector.ts'
import type { Turntable } from './turntable.ts'

/** Streaks of fat beside the grooves, muscle that shimmers through, nothing of one flat colour. */
const finish: Finish = (look, [x, y, z]) => {
  const [px, py, pz] = [x as number, y as number, z as number]
  const isMuscle = (look[0] as number) < 0.29 && (look[2] as number) < 0.06
  if (isMuscle && py < 30) {
    const far = Math.min(...grooves.map((line) => fromLine(line, px, py, pz)))
    const ragged = far + 5 * fbm3(px * 0.09, py * 0.09, pz * 0.09, 3)
    const t = Math.min(1, Math.max(0, (10.5 - ragged) / 6))
    for (let i = 0; i < 4; i++)
      look[i] = (look[i] as number) + ((fat[i] as number) - (look[i] as number)) * t * 0.92
  }
  const mottled = 1 + 0.16 * fbm3(px * 0.16, py * 0.16, pz * 0.16, 3)
  for (let i = 0; i < 3; i++) look[i] = (look[i] as number) * mottled
}

/** Muscle fibres run slantwise round the ventricles; fat is lumpy. */
const relief = (x: number, y: number, z: number) => {
  const along = x * 0.5 - y * 0.55 + z * 0.3
  const fibres = noise3(along * 0.06 + 3, (x + y) * 0.42, (z - x) * 0.42)
  return 0.14 * fibres + 0.2 * noise3(x * 0.2, y * 0.2, z * 0.2)
}

const shape: Shape = {
  pieces: [
    ...ventricles,
    ...atria,
    ...cushions,
    ...auricles,
    ...greatVessels,
    ligament,
    ...coronaryVessels,
    ...openings,
  ],
  relief,
  reliefDepth: 0.6,
  finish,
}

/** A heart with the roots of its great vessels, from the front: the picture's right is the body's left. */
export const heart: Turntable = {
  key: 'heart-turntable',
  frames: 36,
  cover: 0,
  model: () => ({
    shape,
    box,
    cell: 0.78,
    nearby: 5,
    camera: { target: [2, 20, -6], field: 204, elevation: 9 },
    matter: { wrap: [0.28, 0.14, 0.12], exposure: 0.8 },
    ground: -70,
    landmarks,
  }),
}

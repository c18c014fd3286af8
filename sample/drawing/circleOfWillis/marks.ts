import type { Structure } from '../drawing.ts'
import type { Tube } from '../kernel/plate.ts'
import { tubeOutline } from '../kernel/tubeOutline.ts'
import { type Artery, artery, pontine } from './arteries.ts'
import { left, right, type Side } from './place.ts'

/** Each artery on the side that its mark's sentence names, along the stretch that nothing hides. */
export function markArteries(): Structure[] {
  const mark = (term: string, tube: Tube | undefined, from: number, to: number): Structure[] => {
    if (!tube) return []
    const { outline, middle } = tubeOutline(tube, from, to)
    return [{ term, tip: middle, outline, objective: 4 }]
  }
  const along = (term: string, name: Artery, side: Side, from: number, to: number, which = 0) =>
    mark(term, artery(name, side)[which], from, to)
  return [
    ...along('anterior-communicating-artery', 'anteriorCommunicating', left, 0.3, 0.7),
    ...along('anterior-cerebral-artery', 'anteriorCerebral', right, 0.5, 0.8),
    ...along('internal-carotid-artery', 'internalCarotid', right, 0.2, 0.75),
    ...along('middle-cerebral-artery', 'middleCerebral', left, 0.3, 0.9),
    ...along('posterior-communicating-artery', 'posteriorCommunicating', right, 0.5, 0.85),
    ...along('posterior-cerebral-artery', 'posteriorCerebral', left, 0.42, 0.66),
    ...along('superior-cerebellar-artery', 'superiorCerebellar', right, 0.22, 0.5),
    ...along('basilar-artery', 'basilar', left, 0.35, 0.75),
    ...along('labyrinthine-artery', 'labyrinthine', left, 0.35, 0.98),
    ...along('anterior-inferior-cerebellar-artery', 'anteriorInferiorCerebellar', left, 0.48, 0.8),
    ...along('vertebral-artery', 'vertebral', right, 0.1, 0.75),
    ...along('posterior-inferior-cerebellar-artery', 'posteriorInferiorCerebellar', left, 0.16, 0.4),
    ...along('anterior-spinal-artery', 'anteriorSpinal', left, 0.1, 0.9),
    ...mark('pontine-arteries', pontine().at(3), 0.35, 0.85),
  ]
}

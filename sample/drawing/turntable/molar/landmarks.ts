import type { Landmark } from '../turntable.ts'

/** Places on the tooth; units of 0.2 mm. */
export const landmarks: Landmark[] = [
  { term: 'mesiobuccal-cusp', at: [-15, 36, 13] },
  { term: 'distobuccal-cusp', at: [5, 35, 13] },
  { term: 'distal-cusp', at: [20, 32, 6] },
  { term: 'mesiolingual-cusp', at: [-12.5, 38, -14] },
  { term: 'distolingual-cusp', at: [10, 37, -14.5] },
  { term: 'buccal-groove', at: [-6, 21, 25] },
  { term: 'lingual-groove', at: [-1.5, 27, -24] },
  { term: 'central-fossa-of-molar', at: [0, 22, 0], facing: [0, 1, 0] },
  { term: 'cervical-line', at: [8, -1, 23], facing: [0, 0, 1] },
  { term: 'mesial-root', at: [-15, -40, 16], facing: [0, 0, 1] },
  { term: 'distal-root', at: [18, -40, 13], facing: [0, 0, 1] },
  { term: 'root-furcation', at: [1, -12, 18], facing: [0, 0, 1] },
  { term: 'root-apex', at: [-8, -70, 2], facing: [0, 0, 1] },
]

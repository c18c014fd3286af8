import type { Landmark } from '../turntable.ts'

/** Places on the brain, paired ones on its left; mm. */
export const landmarks: Landmark[] = [
  { term: 'frontal-lobe', at: [46, 42, 42] },
  { term: 'parietal-lobe', at: [59, 36, -36] },
  { term: 'occipital-lobe', at: [22, 12, -88], facing: [0, 0, -1] },
  { term: 'temporal-lobe', at: [66, -17.5, -2], facing: [1, 0, 0] },
  { term: 'central-sulcus', at: [56, 33, 0.5] },
  { term: 'lateral-sulcus', at: [62.5, 5.6, -6], facing: [1, 0, 0] },
  { term: 'precentral-gyrus', at: [61, 35, 9] },
  { term: 'postcentral-gyrus', at: [61, 38, -11] },
  { term: 'superior-temporal-gyrus', at: [66, -2, 2], facing: [1, 0, 0] },
  { term: 'longitudinal-cerebral-fissure', at: [1, 54, 30] },
  { term: 'cerebellar-hemisphere', at: [36, -34, -74], facing: [0, 0, -1] },
  { term: 'vermis-of-cerebellum', at: [0, -36, -76], facing: [0, 0, -1] },
  { term: 'pons', at: [7, -42, 14], facing: [0, 0, 1] },
  { term: 'medulla-oblongata', at: [6, -74, -14], facing: [0, 0, 1] },
  { term: 'pyramid-of-medulla', at: [4.6, -60, 1], facing: [0, 0, 1] },
  { term: 'olive-of-medulla', at: [13, -59, -5] },
]

import type { Landmark } from '../turntable.ts'

/** Places on the brain, paired ones on its left; mm. */
export const landmarks: Landmark[] = [
  { term: 'frontal-lobe', at: [38, 30, 62] },
  { term: 'parietal-lobe', at: [46, 48, -36] },
  { term: 'occipital-lobe', at: [22, 12, -88], facing: [0, 0, -1] },
  { term: 'temporal-lobe', at: [66, -20, 4], facing: [1, 0, 0] },
  { term: 'central-sulcus', at: [48, 34, 1] },
  { term: 'lateral-sulcus', at: [62, 0, 14], facing: [1, 0, 0] },
  { term: 'precentral-gyrus', at: [46, 38, 11] },
  { term: 'postcentral-gyrus', at: [50, 36, -9] },
  { term: 'superior-temporal-gyrus', at: [66, -2, 2], facing: [1, 0, 0] },
  { term: 'longitudinal-cerebral-fissure', at: [1, 54, 30] },
  { term: 'cerebellar-hemisphere', at: [36, -34, -74], facing: [0, 0, -1] },
  { term: 'vermis-of-cerebellum', at: [0, -36, -76], facing: [0, 0, -1] },
  { term: 'pons', at: [0, -35, 10], facing: [0, 0, 1] },
  { term: 'medulla-oblongata', at: [8, -68, -12], facing: [0, 0, 1] },
  { term: 'pyramid-of-medulla', at: [3.4, -58, -4], facing: [0, 0, 1] },
  { term: 'olive-of-medulla', at: [12, -54, -6] },
]

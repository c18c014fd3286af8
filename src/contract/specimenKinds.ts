/** Apart from the calls: addresses are read with it before any screen is there. */
export const specimenKinds = ['slide', 'gross', 'pattern', 'electron', 'light', 'turntable'] as const
export type SpecimenKind = (typeof specimenKinds)[number]

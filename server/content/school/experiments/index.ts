import type { ExperimentSeed } from '../types.ts'

/** The experiments of the microbiology laboratory, in their order. */
export const experiments: ExperimentSeed[] = []

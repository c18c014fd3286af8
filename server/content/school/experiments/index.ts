import type { ExperimentSeed } from '../types.ts'
import { biochemistry } from './biochemistry.ts'
import { cultures } from './cultures.ts'
import { staining } from './staining.ts'
import { structures } from './structures.ts'

/** The experiments of the microbiology laboratory, in their order. */
export const experiments: ExperimentSeed[] = [...staining, ...structures, ...cultures, ...biochemistry]

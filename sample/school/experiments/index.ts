import type { ExperimentSeed } from '../types.ts'
import { biochemistry } from './biochemistry.ts'
import { cultures } from './cultures.ts'
import { staining } from './staining.ts'
import { structures } from './structures.ts'

/** A number and its unit, which no line may part. */
const measure = /(\d) (?=(?:[cmnµμ]?m[²³]?|[mµμ]?L|m?g|min|h|s|℃|°C|%)(?![a-z]))/gi

const tied = <T>(told: T): T =>
  JSON.parse(JSON.stringify(told), (_, value) =>
    typeof value === 'string' ? value.replace(measure, '$1\u00a0') : value,
  )

/** The experiments of the microbiology laboratory, in their order. */
export const experiments: ExperimentSeed[] = tied([...staining, ...structures, ...cultures, ...biochemistry])

import type { Term } from '../types.ts'
import { brachialPlexusTerms } from './anatomy/brachial-plexus.ts'
import { brainVesselTerms } from './anatomy/brain-vessels.ts'
import { heartTerms } from './anatomy/heart.ts'
import { skullBaseTerms } from './anatomy/skull-base.ts'
import { skullBaseOuterTerms } from './anatomy/skull-base-outer.ts'

/** Names after 人体解剖学名词 (2nd ed.) and Terminologia Anatomica 2. Sides are part of a chamber's name. */
export const anatomyTerms: Term[] = [
  ...heartTerms,
  ...brainVesselTerms,
  ...skullBaseTerms,
  ...skullBaseOuterTerms,
  ...brachialPlexusTerms,
]

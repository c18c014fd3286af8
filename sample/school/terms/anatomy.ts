import type { Term } from '../types.ts'
import { bileDuctTerms } from './anatomy/bile-ducts.ts'
import { brachialPlexusTerms } from './anatomy/brachial-plexus.ts'
import { brainSurfaceTerms } from './anatomy/brain-surface.ts'
import { brainVesselTerms } from './anatomy/brain-vessels.ts'
import { cranialNerveTerms } from './anatomy/cranial-nerves.ts'
import { handTerms } from './anatomy/hand.ts'
import { heartTerms } from './anatomy/heart.ts'
import { heartSurfaceTerms } from './anatomy/heart-surface.ts'
import { inguinalCanalTerms } from './anatomy/inguinal-canal.ts'
import { kidneyTerms } from './anatomy/kidney.ts'
import { kneeTerms } from './anatomy/knee.ts'
import { skullBaseTerms } from './anatomy/skull-base.ts'
import { skullBaseOuterTerms } from './anatomy/skull-base-outer.ts'
import { skullWholeTerms } from './anatomy/skull-whole.ts'
import { thighTerms } from './anatomy/thigh.ts'

/** Names after 人体解剖学名词 (2nd ed.) and Terminologia Anatomica 2. Sides are part of a chamber's name. */
export const anatomyTerms: Term[] = [
  ...heartTerms,
  ...heartSurfaceTerms,
  ...skullWholeTerms,
  ...brainSurfaceTerms,
  ...brainVesselTerms,
  ...skullBaseTerms,
  ...skullBaseOuterTerms,
  ...brachialPlexusTerms,
  ...handTerms,
  ...kneeTerms,
  ...cranialNerveTerms,
  ...inguinalCanalTerms,
  ...thighTerms,
  ...bileDuctTerms,
  ...kidneyTerms,
]

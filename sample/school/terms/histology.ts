import type { Term } from '../types.ts'
import { bloodTerms } from './histology/blood.ts'
import { boneTerms } from './histology/bone.ts'
import { cellTerms } from './histology/cell.ts'
import { digestiveTerms } from './histology/digestive.ts'
import { endocrineTerms } from './histology/endocrine.ts'
import { filtrationTerms } from './histology/filtration.ts'
import { immuneTerms } from './histology/immune.ts'
import { kidneyAndAirwayTerms } from './histology/kidneyAndAirways.ts'
import { nerveTerms } from './histology/nerve.ts'
import { oesophagusTerms } from './histology/oesophagus.ts'
import { skinTerms } from './histology/skin.ts'
import { tissueTerms } from './histology/tissues.ts'
import { vesselTerms } from './histology/vessels.ts'

/** Chinese after 组织学与胚胎学名词, Latin after Terminologia Histologica where it has a name. */
export const histologyTerms: Term[] = [
  ...tissueTerms,
  ...bloodTerms,
  ...boneTerms,
  ...skinTerms,
  ...nerveTerms,
  ...digestiveTerms,
  ...oesophagusTerms,
  ...kidneyAndAirwayTerms,
  ...vesselTerms,
  ...endocrineTerms,
  ...cellTerms,
  ...immuneTerms,
  ...filtrationTerms,
]

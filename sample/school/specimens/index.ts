import type { SpecimenSeed } from '../types.ts'
import { anatomy } from './anatomy.ts'
import { defence } from './defence.ts'
import { digestion } from './digestion.ts'
import { gross } from './gross.ts'
import { microbiology } from './microbiology.ts'
import { organs } from './organs.ts'
import { parasitology } from './parasitology.ts'
import { skullPlates } from './plates.ts'
import { limbPlates } from './plates-limbs.ts'
import { nervePlates } from './plates-nerves.ts'
import { regionPlates } from './plates-regions.ts'
import { visceraPlates } from './plates-viscera.ts'
import { pus } from './pus.ts'
import { skeleton } from './skeleton.ts'
import { stomatology } from './stomatology.ts'
import { tissues } from './tissues.ts'
import { turntables } from './turntables.ts'
import { ultrastructure } from './ultrastructure.ts'
import { whipworm } from './whipworm.ts'

/** All specimens; the first of each subject is the one drawn first. */
export const specimens: SpecimenSeed[] = [
  ...tissues,
  ...organs,
  ...skeleton,
  ...digestion,
  ...defence,
  ...ultrastructure,
  ...anatomy,
  ...skullPlates,
  ...nervePlates,
  ...limbPlates,
  ...regionPlates,
  ...visceraPlates,
  ...gross,
  ...microbiology,
  ...pus,
  ...parasitology,
  ...whipworm,
  ...stomatology,
  ...turntables,
]

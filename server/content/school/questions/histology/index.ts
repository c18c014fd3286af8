import type { ChapterSeed } from '../../types.ts'
import { blood } from './blood.ts'
import { cartilageBone } from './cartilage-bone.ts'
import { cellUltrastructure } from './cell-ultrastructure.ts'
import { circulatorySystem } from './circulatory-system.ts'
import { digestiveGlands } from './digestive-glands.ts'
import { digestiveTract } from './digestive-tract.ts'
import { endocrineSystem } from './endocrine-system.ts'
import { epithelium } from './epithelium.ts'
import { immuneSystem } from './immune-system.ts'
import { muscle } from './muscle.ts'
import { nervousSystem } from './nervous-system.ts'
import { respiratorySystem } from './respiratory-system.ts'
import { skin } from './skin.ts'
import { urinarySystem } from './urinary-system.ts'

/** In the order of the catalogue. */
export const histologyChapters: ChapterSeed[] = [
  epithelium,
  blood,
  cartilageBone,
  muscle,
  nervousSystem,
  skin,
  digestiveTract,
  digestiveGlands,
  respiratorySystem,
  urinarySystem,
  circulatorySystem,
  immuneSystem,
  endocrineSystem,
  cellUltrastructure,
]

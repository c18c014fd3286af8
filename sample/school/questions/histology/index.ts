import type { ChapterSeed, QuestionSeed } from '../../types.ts'
import { blood } from './blood.ts'
import { bloodFurther } from './blood-further.ts'
import { cartilageBone } from './cartilage-bone.ts'
import { cellUltrastructure } from './cell-ultrastructure.ts'
import { circulatorySystem } from './circulatory-system.ts'
import { digestiveGlands } from './digestive-glands.ts'
import { digestiveGlandsFurther } from './digestive-glands-further.ts'
import { digestiveTract } from './digestive-tract.ts'
import { digestiveTractFurther } from './digestive-tract-further.ts'
import { endocrineSystem } from './endocrine-system.ts'
import { epithelium } from './epithelium.ts'
import { epitheliumFurther } from './epithelium-further.ts'
import { immuneSystem } from './immune-system.ts'
import { muscle } from './muscle.ts'
import { muscleFurther } from './muscle-further.ts'
import { nervousFurther } from './nervous-further.ts'
import { nervousSystem } from './nervous-system.ts'
import { respiratoryFurther } from './respiratory-further.ts'
import { respiratorySystem } from './respiratory-system.ts'
import { skin } from './skin.ts'
import { skinFurther } from './skin-further.ts'
import { urinaryFurther } from './urinary-further.ts'
import { urinarySystem } from './urinary-system.ts'

const and = (chapter: ChapterSeed, further: QuestionSeed[]): ChapterSeed => ({
  ...chapter,
  questions: [...chapter.questions, ...further],
})

/** In the order of the catalogue. */
export const histologyChapters: ChapterSeed[] = [
  and(epithelium, epitheliumFurther),
  and(blood, bloodFurther),
  cartilageBone,
  and(muscle, muscleFurther),
  and(nervousSystem, nervousFurther),
  and(skin, skinFurther),
  and(digestiveTract, digestiveTractFurther),
  and(digestiveGlands, digestiveGlandsFurther),
  and(respiratorySystem, respiratoryFurther),
  and(urinarySystem, urinaryFurther),
  circulatorySystem,
  immuneSystem,
  endocrineSystem,
  cellUltrastructure,
]

import type { ChapterSeed } from '../types.ts'
import { biliaryTractQuestions } from './anatomy/biliary-tract.ts'
import { brainQuestions } from './anatomy/brain.ts'
import { brainVesselQuestions } from './anatomy/brain-vessels.ts'
import { brainVesselsFurther } from './anatomy/brain-vessels-further.ts'
import { heartQuestions } from './anatomy/heart.ts'
import { heartFurther } from './anatomy/heart-further.ts'
import { inguinalRegionQuestions } from './anatomy/inguinal-region.ts'
import { jointQuestions } from './anatomy/joints.ts'
import { kidneyQuestions } from './anatomy/kidneys.ts'
import { limbBoneQuestions } from './anatomy/limb-bones.ts'
import { skullQuestions } from './anatomy/skull.ts'
import { spinalNerveQuestions } from './anatomy/spinal-nerves.ts'
import { thighQuestions } from './anatomy/thigh.ts'

export const anatomyChapters: ChapterSeed[] = [
  { subject: 'anatomy', catalog: 'heart', questions: [...heartQuestions, ...heartFurther] },
  {
    subject: 'anatomy',
    catalog: 'brain-vessels',
    questions: [...brainVesselQuestions, ...brainVesselsFurther],
  },
  { subject: 'anatomy', catalog: 'brain', questions: brainQuestions },
  { subject: 'anatomy', catalog: 'spinal-nerves', questions: spinalNerveQuestions },
  { subject: 'anatomy', catalog: 'skull', questions: skullQuestions },
  { subject: 'anatomy', catalog: 'limb-bones', questions: limbBoneQuestions },
  { subject: 'anatomy', catalog: 'joints', questions: jointQuestions },
  { subject: 'anatomy', catalog: 'biliary-tract', questions: biliaryTractQuestions },
  { subject: 'anatomy', catalog: 'kidneys', questions: kidneyQuestions },
  { subject: 'anatomy', catalog: 'inguinal-region', questions: inguinalRegionQuestions },
  { subject: 'anatomy', catalog: 'thigh', questions: thighQuestions },
]

import type { SpecimenSeed } from '../types.ts'
import { brainTurntable } from './turntables/brain.ts'
import { heartTurntable } from './turntables/heart.ts'
import { molarTurntable } from './turntables/molar.ts'
import { skullTurntable } from './turntables/skull.ts'

/** Specimens that can be turned round; where each mark lies in each frame is known to the drawing. */
export const turntables: SpecimenSeed[] = [heartTurntable, skullTurntable, brainTurntable, molarTurntable]

import { brain } from './brain.ts'
import { heart } from './heart.ts'
import { molar } from './molar.ts'
import { skull } from './skull.ts'
import type { Turntable } from './turntable.ts'

/** All turntable groups by specimen key: a new one adds its line here. */
export const turntables: Record<string, Turntable> = {
  [heart.key]: heart,
  [skull.key]: skull,
  [brain.key]: brain,
  [molar.key]: molar,
}

import type { OptionSeed } from '../types.ts'

/** A right option. */
export const yes = (zh: string, en: string): OptionSeed => ({ text: { zh, en }, right: true })

/** A wrong option. */
export const no = (zh: string, en: string): OptionSeed => ({ text: { zh, en } })

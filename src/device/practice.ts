import { atom, getDefaultStore } from 'jotai'
import { readJson, writeJson } from './local.ts'
import { localKeys } from './names.ts'

/** practise: the verdict at once · recite: the answers stand there · exam: verdicts only at the end */
export const practiceModes = ['practise', 'recite', 'exam'] as const
export type PracticeMode = (typeof practiceModes)[number]

/** how much larger than usual a question's text is */
export const textSizes = [1, 1.15, 1.3, 1.5] as const

/** How a person likes to practise on this device. */
export interface PracticeLook {
  mode: PracticeMode
  /** one of `textSizes` */
  size: number
  /** whether the time is shown */
  timer: boolean
}

const usual: PracticeLook = { mode: 'practise', size: 1, timer: true }

const isLook = (value: unknown): value is PracticeLook => {
  if (typeof value !== 'object' || value === null) return false
  const { mode, size, timer } = value as Record<string, unknown>
  return (
    practiceModes.some((one) => one === mode) &&
    textSizes.some((one) => one === size) &&
    typeof timer === 'boolean'
  )
}

export const practiceLookAtom = atom(readJson(localKeys.practice, isLook, usual))

/** Changes some of the settings; those that are left out stay as they are. */
export function setPracticeLook(change: Partial<PracticeLook>): void {
  const look = { ...getDefaultStore().get(practiceLookAtom), ...change }
  writeJson(localKeys.practice, look)
  getDefaultStore().set(practiceLookAtom, look)
}

/** What is asked of a process that draws decks, and the files that it writes. */
import type { SlidePlan } from './plan.ts'

export interface DeckOrder {
  plans: SlidePlan[]
  /** what stands at the foot of each slide */
  name: string
  /** exists */
  folder: string
}

/** Name of a slide's file, from 1. */
export const slideFile = (no: number) => `${String(no).padStart(2, '0')}.webp`
export const thumbnailFile = (no: number) => `${String(no).padStart(2, '0')}-small.webp`

/** A thread that draws the slides of one deck after another. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerOrders } from '../threads/answer.ts'
import { drawSlide, registerFonts } from './drawSlide.ts'
import type { SlidePlan } from './plan.ts'

/** What a thread is asked to draw. */
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

registerFonts()

answerOrders(async ({ plans, name, folder }: DeckOrder) => {
  for (const [at, plan] of plans.entries()) {
    const no = at + 1
    const { picture, thumbnail } = await drawSlide(plan, `${name} · ${no} / ${plans.length}`)
    await writeFile(join(folder, slideFile(no)), picture)
    await writeFile(join(folder, thumbnailFile(no)), thumbnail)
  }
})

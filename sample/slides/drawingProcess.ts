/** A process that draws the slides of one deck after another. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerOrders } from '../processes/answer.ts'
import { type DeckOrder, slideFile, thumbnailFile } from './deckOrder.ts'
import { drawSlide, registerFonts } from './drawSlide.ts'

registerFonts()

answerOrders(async ({ plans, name, folder }: DeckOrder) => {
  for (const [at, plan] of plans.entries()) {
    const no = at + 1
    const { picture, thumbnail } = await drawSlide(plan, `${name} · ${no} / ${plans.length}`)
    await writeFile(join(folder, slideFile(no)), picture)
    await writeFile(join(folder, thumbnailFile(no)), thumbnail)
  }
})

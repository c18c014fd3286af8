import type * as questions from '../../src/contract/questions.ts'
import type { Handlers } from '../context.ts'
import { notFound } from '../failure.ts'
import { questionOf } from '../question.ts'
import { tenant } from '../schema.ts'

export const handlers: Handlers<typeof questions> = {
  async questionWithAnswer({ id }, { db }) {
    const row = await db
      .selectFrom('question')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound()
    return questionOf(row)
  },
}

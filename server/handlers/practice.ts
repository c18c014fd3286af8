import type * as practice from '../../src/contract/practice.ts'
import { bundleOf } from '../bundle.ts'
import { cardOf, chapterTreeOf, clearChapter, verdict } from '../chapter.ts'
import type { Handlers } from '../context.ts'
import { tenant } from '../schema.ts'
import { submit } from '../submit.ts'

export const handlers: Handlers<typeof practice> = {
  chapterTree: ({ subjectId }, context) => chapterTreeOf(subjectId, context),
  chapterCard: ({ catalogId }, context) => cardOf(catalogId, context),

  async chapterSubmitDetail({ questionId }, { db, caller }) {
    const row = await db
      .selectFrom('answer')
      .select(['content', 'correct'])
      .where('tenant', '=', tenant)
      .where('accountId', '=', caller.accountId)
      .where('questionId', '=', questionId)
      .executeTakeFirst()
    return row ? { content: row.content, correct: verdict(row.correct) } : null
  },

  chapterSubmit: submit,

  async chapterClear({ catalogId }, context) {
    await clearChapter(catalogId, context)
    return null
  },

  chapterBundle: ({ catalogId }, context) => bundleOf(catalogId, context),
}

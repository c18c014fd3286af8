import type * as practice from '../../src/contract/practice.ts'
import type { Handlers } from '../context.ts'
import { bundleOf } from './bundle.ts'
import { cardOf, chapterTreeOf, clearChapter } from './chapter.ts'
import { submit } from './submit.ts'
import { submitDetail } from './submitDetail.ts'

export const handlers: Handlers<typeof practice> = {
  chapterTree: ({ subjectId }, context) => chapterTreeOf(subjectId, context),
  chapterCard: ({ catalogId }, context) => cardOf(catalogId, context),

  chapterSubmitDetail: ({ questionId }, context) => submitDetail(questionId, context),

  chapterSubmit: submit,

  async chapterClear({ catalogId }, context) {
    await clearChapter(catalogId, context)
    return null
  },

  chapterBundle: ({ catalogId }, context) => bundleOf(catalogId, context),
}

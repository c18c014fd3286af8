import type * as practice from '../../src/contract/practice.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { bundleOf } from './bundle.ts'
import { cardOf, chapterTreeOf, chapterTreesOf, clearChapter } from './chapter.ts'
import { lastChapter } from './lastChapter.ts'
import { submit } from './submit.ts'
import { submitDetail } from './submitDetail.ts'

export const permissions: Permissions<typeof practice> = {
  chapterBundle: 'practice.use',
  chapterCard: 'practice.use',
  chapterClear: 'practice.use',
  chapterSubmit: 'practice.use',
  chapterSubmitDetail: 'practice.use',
  chapterTree: 'practice.use',
  chapterTrees: 'practice.use',
  practiceLast: 'practice.use',
}

export const handlers: Handlers<typeof practice> = {
  chapterTree: ({ subjectId }, context) => chapterTreeOf(subjectId, context),
  chapterTrees: (_, context) => chapterTreesOf(context),
  practiceLast: ({ catalogId }, context) => lastChapter(catalogId, context),
  chapterCard: ({ catalogId }, context) => cardOf(catalogId, context),

  chapterSubmitDetail: ({ questionId }, context) => submitDetail(questionId, context),

  chapterSubmit: submit,

  async chapterClear({ catalogId }, context) {
    await clearChapter(catalogId, context)
    return null
  },

  chapterBundle: ({ catalogId }, context) => bundleOf(catalogId, context),
}

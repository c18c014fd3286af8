import type { ChapterBundle } from '../../src/contract/practice.ts'
import { specimensShown } from '../../src/rules/teaching/specimensShown.ts'
import type { Context } from '../context.ts'
import { openChapter } from '../library/catalog.ts'
import { specimensOf } from '../library/specimen.ts'
import { questionOf } from '../questions/question.ts'
import { tenant } from '../store/schema.ts'
import { cardOf } from './chapter.ts'
import { readChapterAnswers } from './submitDetail.ts'

/** The questions of a chapter in their order. */
export const readChapterQuestions = ({ db }: Pick<Context, 'db'>, catalogId: number) =>
  db
    .selectFrom('question')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('catalogId', '=', catalogId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** All that practising a chapter needs, in one reply. @throws Failure 404 where there is no such chapter, or its subject is closed */
export async function bundleOf(catalogId: number, context: Context): Promise<ChapterBundle> {
  const { id, subjectId, name, nameEn } = await openChapter(context, catalogId)
  const card = await cardOf(catalogId, context)
  const questions = (await readChapterQuestions(context, catalogId)).map(questionOf)
  const ids = specimensShown(questions)
  return {
    chapter: { id, subjectId, name, nameEn },
    card,
    questions,
    submissions: await readChapterAnswers(catalogId, context),
    specimens: await specimensOf(
      context,
      ids.toSorted((a, b) => a - b),
    ),
  }
}

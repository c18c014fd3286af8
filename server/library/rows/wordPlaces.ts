/** Where a keyword is looked for: each name once, with the specimens and marks that are called so. */
import { keepSigns } from '../../../src/rules/grading/tokens.ts'
import { foldLines } from '../../../src/rules/words/foldWord.ts'
import { chunksOf } from '../../store/chunks.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

/** A specimen, or a mark on it, with what it is called. */
interface Named {
  specimenId: number
  /** 0: the specimen's own */
  markId: number
  names: readonly string[]
}

/** Characters of a text that are searched: as many as an index takes. */
const maxLength = 600

/** Well-formed, as a database gives it back: half of a pair of surrogates would come back as another character. */
const textOf = (names: readonly string[]) =>
  [...foldLines(keepSigns(names.join('\n')))].slice(0, maxLength).join('').toWellFormed()

/** Notes the names of specimens and marks that have none noted yet. */
export async function placeWords(db: Executor, named: readonly Named[]): Promise<void> {
  for (const chunk of chunksOf(named)) {
    const some = chunk.map(({ specimenId, markId, names }) => ({ specimenId, markId, text: textOf(names) }))
    const ids = await wordIds(db, [...new Set(some.map(({ text }) => text))].sort())
    const places = some.flatMap(({ specimenId, markId, text }) => {
      const wordId = ids.get(text)
      return wordId === undefined ? [] : [{ tenant, wordId, specimenId, markId }]
    })
    await db.insertInto('wordPlace').values(places).execute()
  }
}

/** Notes names that stand at no place, so that their initials are written: keywords of questions. */
export async function noteNames(db: Executor, names: readonly string[]): Promise<void> {
  const texts = [...new Set(names.map((name) => textOf([name])))].sort()
  for (const some of chunksOf(texts))
    await db
      .insertInto('word')
      .values(some.map((text) => ({ tenant, text })))
      .onConflict((conflict) => conflict.columns(['tenant', 'text']).doNothing())
      .execute()
}

/** Removes the names of specimens and marks. */
export async function removeWords(
  db: Executor,
  places: readonly Pick<Named, 'specimenId' | 'markId'>[],
): Promise<void> {
  for (const some of chunksOf(places))
    await db
      .deleteFrom('wordPlace')
      .where('tenant', '=', tenant)
      .where(({ eb, or }) => or(some.map(({ specimenId, markId }) => eb.and({ specimenId, markId }))))
      .execute()
}

/** @param texts in order, so that two transactions wait for each other instead of blocking each other */
async function wordIds(db: Executor, texts: readonly string[]): Promise<Map<string, number>> {
  await db
    .insertInto('word')
    .values(texts.map((text) => ({ tenant, text })))
    .onConflict((conflict) => conflict.columns(['tenant', 'text']).doNothing())
    .execute()
  const rows = await db
    .selectFrom('word')
    .select(['id', 'text'])
    .where('tenant', '=', tenant)
    .where('text', 'in', texts)
    .execute()
  return new Map(rows.map(({ id, text }) => [text, id]))
}

import { addOwn } from '../../queries/books.ts'
import { noteTested } from '../../queries/tested.ts'
import { judge } from '../../rules/grading/index.ts'
import type { Structure } from './structures.ts'

/**
 * An answer to what a mark asked: known, it rests on this device; missed, its question enters the wrong book.
 * @throws when it could not be stored
 */
export async function answerStructure(
  { key, specimen, mark, question }: Structure,
  content: string,
): Promise<{ correct: boolean | null }> {
  const correct = judge(question, content)
  if (correct === false)
    await addOwn(
      { clientId: String(question.id), specimenId: specimen.id, markId: mark.id, book: 'wrong' },
      question,
      specimen,
    )
  await noteTested(key)
  return { correct }
}

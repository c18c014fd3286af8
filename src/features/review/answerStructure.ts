import type { BookName } from '../../contract/questions.ts'
import { newId } from '../../device/names.ts'
import { addOwn, takeBackMiss } from '../../queries/books.ts'
import { noteTested } from '../../queries/tested.ts'
import { judge } from '../../rules/grading/index.ts'
import type { Structure } from './structures.ts'

/** Its question is made, where it is not there yet, and enters a book. */
async function enter({ specimen, mark, question }: Structure, book: BookName, key?: string): Promise<void> {
  const made = { clientId: String(question.id), specimenId: specimen.id, markId: mark.id, book }
  await addOwn(made, question, specimen, key)
}

/** @throws when it could not be stored */
export const collectStructure = (structure: Structure): Promise<void> => enter(structure, 'collection')

/**
 * An answer to what a mark asked: known, it rests on this device; missed, its question enters the wrong book.
 * @param miss the key under which it is told where it is one
 * @param amends it counts after all: the miss of that key was none
 * @throws when it could not be stored
 */
export async function answerStructure(
  structure: Structure,
  content: string,
  miss: string = newId(),
  amends = false,
): Promise<{ correct: boolean | null }> {
  const correct = judge(structure.question, content)
  if (correct === false) await enter(structure, 'wrong', miss)
  else if (amends) await takeBackMiss(structure.question.id, miss, newId())
  await noteTested([structure.key])
  return { correct }
}

import type { BookName } from '../../contract/questions.ts'
import { newId } from '../../device/names.ts'
import { subjectOf } from '../../queries/practice/bookEntry.ts'
import { addOwn, takeBackMiss } from '../../queries/practice/books.ts'
import { tellStations } from '../../queries/practice/stations.ts'
import { noteTested } from '../../queries/practice/tested.ts'
import { answerKey, answersKey } from '../../rules/exam/miss.ts'
import { readBlanks } from '../../rules/kinds/fill.ts'
import { judge } from '../../rules/kinds/index.ts'
import type { UntestedStructure } from './structures.ts'

/** Its question is made, where it is not there yet, and enters a book. */
async function enter(
  { specimen, mark, question }: UntestedStructure,
  book: BookName,
  key?: string,
): Promise<void> {
  const made = { clientId: String(question.id), specimenId: specimen.id, markId: mark.id, book }
  await addOwn(made, question, specimen, key)
}

/** @throws when it could not be stored */
export const collectStructure = (structure: UntestedStructure): Promise<void> =>
  enter(structure, 'collection')

/**
 * An answer to what a mark asked: it is asked on no other device as one that nobody asked; missed, its question enters
 * the wrong book.
 * @param key of this answer: said again under it, it counts once
 * @param amends that answer counts after all: it was no miss
 * @throws when it could not be stored
 */
export async function answerStructure(
  structure: UntestedStructure,
  content: string,
  key: string = newId(),
  amends = false,
): Promise<{ correct: boolean | null }> {
  const correct = judge(structure.question, content)
  if (correct === false) await enter(structure, 'wrong', key)
  else if (amends) await takeBackMiss(structure.question.id, key, newId())
  if (correct !== null) {
    const [said = ''] = readBlanks(content) ?? []
    const { specimen, mark } = structure
    const answer = { specimenId: specimen.id, markId: mark.id, right: correct, said }
    const under = amends ? answerKey(key, structure.key) : answersKey(key)
    await tellStations(key, [answer], under, subjectOf(structure.question.id))
  }
  await noteTested([structure.key])
  return { correct }
}

/** What a screen is known by, and addresses that lead into what a student has. */
import type { BookBundle } from '../../src/contract/books.ts'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import { ask } from './steps.ts'

/** a screen's own heading, not that of what stands in its place while it comes */
export const heading = '#root h1:not(.sk h1, [aria-busy] h1)'

/** An address with its titles in both languages, and where it leads to when that is another. */
export type Address = readonly [path: string, zh: string, en: string, to?: string]

/** Into the two books, which get a question each, and into what is practised from there, from the bank and in an exam. */
export async function deepLinks(
  origin: string,
  token: string,
  { chapter, questions }: ChapterBundle,
): Promise<Address[]> {
  const [missed, collected] = questions.map(({ id }) => id)
  await ask(origin, `/api/v1.0/wq/add?questionId=${missed}`, token, {})
  await ask(origin, '/dh-questionbank/practise/collection/collect', token, { questionId: collected })
  const inBook = async (book: 'wrong' | 'collection'): Promise<Address> => {
    const { tree } = await ask<BookBundle>(origin, `/dh-questionbank/practise/${book}/bundle`, token)
    const root = tree.find(({ total }) => total > 0)
    if (!root) throw new Error(`nothing in ${book}`)
    return [`/exercise/${book}/question/${root.id}`, root.name, root.nameEn]
  }
  return [
    await inBook('wrong'),
    await inBook('collection'),
    ['/exercise/review/practise', '复习', 'Review'],
    [`/exercise/bank/${missed}?chapter=${chapter.id}`, chapter.name, chapter.nameEn],
    // no exam is begun, none is over
    ['/exercise/exam/run', '标本考试', 'Practical exam', '/exercise/exam'],
    ['/exercise/exam/result', '标本考试', 'Practical exam', '/exercise/exam'],
  ]
}

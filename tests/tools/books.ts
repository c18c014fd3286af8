/** The student's two books: what the service holds of them, and what stands on their screens. */
import type { Page } from 'playwright'
import { beforeAll } from 'vitest'
import type { BookNode } from '../../src/contract/books.ts'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import type { BookName, Question } from '../../src/contract/questions.ts'
import { button } from './practice.ts'
import type { SchoolShelf } from './school.ts'
import { bookOf, chapterNamed, tokenOf } from './steps.ts'

let origin: string
export let token: string
export let chapter: ChapterBundle
/** single choices of the chapter, which are quickly answered */
export let questions: Question[]

/** Registers the hook of a test file: who asks the service beside the app, and what there is to practise. */
export function setBooks(school: SchoolShelf) {
  origin = school.origin
  beforeAll(async () => {
    token = await tokenOf(origin, 'student')
    chapter = await chapterNamed(origin, token, '皮肤')
    questions = chapter.questions.filter(({ type }) => type.baseType === 'DANXUAN')
  })
}

export const held = (name: BookName) => bookOf(origin, token, name)
export const flat = (nodes: readonly BookNode[]): BookNode[] =>
  nodes.flatMap((one) => [one, ...flat(one.items)])

export const rows = (page: Page) =>
  page.getByRole('list', { name: /^(题目|Questions)$/ }).getByRole('listitem')
export const rowOf = (page: Page, question: Question | undefined) =>
  rows(page).filter({ hasText: question?.title.split('____')[0] ?? '?' })
export const all = (page: Page) => button(page, /^全部题目 ?\d/, false)

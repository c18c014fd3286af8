/** For tests in which people sign in one after the other: what each does, and what the device keeps of it. */
import { right } from './school.ts'
import type { Page } from './world.ts'

export const person = (id: number) => ({
  accessToken: `T${id}`,
  expireInSeconds: 2_592_000,
  id,
  roleTypeKeys: ['Student' as const],
})

export const signIn = (page: Page, id = 1, how = { remember: true, shared: false }) =>
  page.begin.signIn(person(id), how)

export const answer = (page: Page, questionId: number) =>
  page.practice.submitAnswer({
    catalogId: 10,
    paperId: '11111111-1111-4111-8111-111111111111',
    questionId,
    content: right(questionId),
  })

export const inDatabase = async (user: number) => {
  const { inUser } = await import('../../../src/device/db.ts')
  return inUser(user, async (db) =>
    Object.fromEntries(
      await Promise.all(
        (['queue', 'receipts', 'replies', 'drafts'] as const).map(
          async (name) => [name, await db.count(name)] as const,
        ),
      ),
    ),
  )
}

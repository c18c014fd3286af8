import { expect, test } from 'vitest'
import { draftKeysOf } from '../../../../src/drafts/useDrafts.ts'
import { examKeys } from '../../../../src/features/exam/exam.ts'
import { open, setStudent, signIn } from '../student.ts'

setStudent()

test('a sign-out knows of a running exam and of papers begun here alone', async () => {
  const page = await open()
  await signIn(page)
  const { begunExamsQuery } = await import('../../../../src/queries/session/begunExams.ts')
  const begun = () => page.client.queryClient.fetchQuery(begunExamsQuery())
  const { saveDraft, dropDraft } = page.drafts
  for (const key of ['last', 'best', 'flash', 'choices'] as const) await saveDraft(examKeys[key], {})
  await saveDraft(draftKeysOf('chapter:10').drafts, [[1, '11']])
  await saveDraft(draftKeysOf('chapter:11').paper, { answers: [], ms: 3 })
  expect(await begun()).toEqual({ runs: false, papers: 0 })
  await saveDraft(examKeys.running, {})
  for (const deck of ['chapter:10', 'wrong:own'])
    await saveDraft(draftKeysOf(deck).paper, { answers: [[1, '11']], ms: 3 })
  expect(await begun()).toEqual({ runs: true, papers: 2 })
  await dropDraft(examKeys.running)
  expect(await begun()).toEqual({ runs: false, papers: 2 })
})

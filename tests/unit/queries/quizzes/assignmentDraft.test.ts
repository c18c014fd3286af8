/** Work that a student began for an assignment, on a device whose page is loaded anew. */
import { expect, test } from 'vitest'
import { hashSubmission } from '../../../../src/rules/quizzes/submissionHash.ts'
import { open, setStudent, signIn, there } from '../student.ts'

setStudent()

const practiseId = 4

async function openWork(signsIn = true) {
  const page = await open()
  if (signsIn) await signIn(page)
  const work = await import('../../../../src/queries/quizzes/handIn.ts')
  return { page, ...work }
}

test('S37 text and files that were begun survive a reload, also without a network', async () => {
  const first = await openWork()
  const file = await first.keepFile(new File(['count'], 'blood.txt', { type: 'text/plain' }))
  if (!file) throw new Error('the file was not kept')
  const draft = { content: '中性粒细胞 62 %', files: [file] }
  expect(await first.saveAssignmentDraft(practiseId, draft)).toBe(true)
  there.state.online = false
  const second = await openWork(false)
  expect(await second.loadAssignmentDraft(practiseId)).toEqual(draft)
  expect(await second.loadAssignmentDraft(practiseId + 1)).toBe(undefined)
  expect(file).toMatchObject({ name: 'blood.txt', size: 5, useTo: 'attachment' })
})

test('S37 handing in, also without a network, leaves no draft behind', async () => {
  const first = await openWork()
  there.state.online = false
  const draft = { content: '一百个白细胞', files: [] }
  await first.saveAssignmentDraft(practiseId, draft)
  await first.handInAssignment(practiseId, draft, [])
  const second = await openWork(false)
  expect(await second.loadAssignmentDraft(practiseId)).toBe(undefined)
  const { pendingRows } = await import('../../../../src/queries/engine/enqueueInLane.ts')
  expect(
    (await pendingRows()).map(({ call, input }) => [call, (input as { content: string }).content]),
  ).toEqual([['assignment.submit', draft.content]])
})

test.each([true, false])(
  'V05 the hash of work with a file goes first if the service has our calls: %s',
  async (quiz) => {
    const { handInAssignment, keepFile } = await openWork()
    const { queryClient } = await import('../../../../src/queries/engine/client.ts')
    const { query } = await import('../../../../src/queries/engine/query.ts')
    const { systemInfo } = await import('../../../../src/contract/system.ts')
    queryClient.setQueryData(query(systemInfo, {}).queryKey, { reply: { quiz }, asOf: 0 } as never)
    there.state.online = false
    const file = await keepFile(new File(['count'], 'blood.txt', { type: 'text/plain' }))
    if (!file) throw new Error('the file was not kept')
    await handInAssignment(practiseId, { content: '计数\0表', files: [file] }, [])
    const { pendingRows } = await import('../../../../src/queries/engine/enqueueInLane.ts')
    const rows = await pendingRows()
    expect(rows.map(({ call }) => call)).toEqual([
      ...(quiz ? ['assignment.announce'] : []),
      'file.upload',
      'assignment.submit',
    ])
    if (!quiz) return
    const given = rows.at(-1)?.input as Parameters<typeof hashSubmission>[0]
    const served = { ...given, content: '计数表', fileHashes: [file.sha256] }
    expect(rows[0]?.input).toEqual({ practiseId, hash: hashSubmission(served) })
  },
)

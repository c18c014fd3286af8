import { afterEach, expect, test, vi } from 'vitest'
import { adminFreshRenew } from '../../../../src/contract/admin/adminImport.ts'
import { jobDetail } from '../../../../src/contract/jobs.ts'
import { renewFirstPasswords } from '../../../../src/queries/admin/importAccounts.ts'
import { makeBoxKeys, openSealedBox, sealForPage } from '../../../../src/rules/bytes/sealedBox.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../../src/api/call.ts', () => ({ call }))
afterEach(() => call.mockReset())

test('new first passwords reach the page that asked and are readable only there', async () => {
  const lines = [['0020260001', '王芳', 'Ab3#efghij']]
  let sealed = ''
  call.mockImplementation(async (endpoint: unknown, args: { publicKey: string }) => {
    if (endpoint === jobDetail)
      return { id: 9, state: 'done', done: 1, total: 1, result: { accounts: 1, sealed } }
    sealed = await sealForPage(args.publicKey, JSON.stringify(lines))
    return 9
  })
  const looks: unknown[] = []
  const passwords = await renewFirstPasswords({ academyId: 4, accounts: 1 }, (progress) =>
    looks.push(progress),
  )
  expect(passwords).toEqual(lines)
  expect(looks).toEqual([{ jobId: 9, done: 1, total: 1 }])
  const [endpoint, given] = call.mock.calls[0] ?? []
  expect([endpoint, given]).toEqual([
    adminFreshRenew,
    { academyId: 4, accounts: 1, publicKey: expect.any(String) },
  ])
  await expect(openSealedBox(await makeBoxKeys(), sealed)).rejects.toThrow()
})

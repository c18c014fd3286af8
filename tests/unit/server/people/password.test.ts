import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '../../../../server/people/password.ts'

test('a password is kept as Argon2id with 19 MiB and two passes, differently each time', async () => {
  const [first, second] = await Promise.all([hashPassword('Ab1-xyz'), hashPassword('Ab1-xyz')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(first).not.toBe(second)
  expect(await isPassword('Ab1-xyz', first)).toBe(true)
  expect(await isPassword('Ab1-xyZ', first)).toBe(false)
  expect(await isPassword('', first)).toBe(false)
})

test('no password fits an account that does not exist or has a damaged hash', async () => {
  expect(await isPassword('Ab1-xyz', null)).toBe(false)
  for (const damaged of ['', 'Ab1-xyz', '$argon2id$v=19$m=1,t=1$x$y'])
    expect(await isPassword('Ab1-xyz', damaged)).toBe(false)
})

test('a guess at an unknown account takes as long as one at a known account', async () => {
  const kept = await hashPassword('Ab1-xyz')
  // CPU time, and in turns: what else the machine does meets both alike
  const cpuMs = async (hash: string | null) => {
    const before = process.cpuUsage()
    await isPassword('wrong', hash)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const unknown: number[] = []
  const known: number[] = []
  for (let n = 0; n < 15; n++) {
    unknown.push(await cpuMs(null))
    known.push(await cpuMs(kept))
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[7] ?? 0
  const ratio = median(unknown) / median(known)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

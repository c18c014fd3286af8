/** Passwords are kept as Argon2id: 19 MiB, two passes, one lane. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { busy } from '../http/failure.ts'

const derive = promisify(argon2)
const memoryKiB = 19_456
const passCount = 2
const laneCount = 1
const tagBytes = 32

/** Two at a time leave the thread pool free for files; who would wait too long is told so. */
const maxHashesAtOnce = 2
const maxQueueLength = 200
const turns = pLimit(maxHashesAtOnce)

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.activeCount + turns.pendingCount >= maxHashesAtOnce + maxQueueLength) throw busy(5)
  return turns(work)
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** @returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce,
      memory: memoryKiB,
      passes: passCount,
      parallelism: laneCount,
      tagLength: tagBytes,
    }),
  )
  return `$argon2id$v=19$m=${memoryKiB},t=${passCount},p=${laneCount}$${base64(nonce)}$${base64(tag)}`
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** For accounts that do not exist: a guess costs the same time. */
const nobodys = `$argon2id$v=19$m=${memoryKiB},t=${passCount},p=${laneCount}$${base64(randomBytes(16))}$${base64(randomBytes(tagBytes))}`

/** @param kept what hashPassword answered; null where there is no such account */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const parts = form.exec(kept ?? nobodys)
  if (!parts) return false
  const [, m, t, p, salt, hash] = parts
  const expected = Buffer.from(hash ?? '', 'base64')
  const tag = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt ?? '', 'base64'),
      memory: Number(m),
      passes: Number(t),
      parallelism: Number(p),
      tagLength: expected.length,
    }),
  )
  return kept !== null && timingSafeEqual(tag, expected)
}

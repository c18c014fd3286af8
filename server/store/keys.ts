/** Secrets of a school that all of its processes share: files below DATA_DIR/keys, or given by the environment. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const keyNames = ['beacon', 'identity'] as const
export type KeyName = (typeof keyNames)[number]

export const keyBytes = 32

/** A key on its way from one to the other. */
export interface KeyReplacement {
  from: Buffer
  to: Buffer
}

export const keyPath = (dataDir: string, name: KeyName): string => join(dataDir, 'keys', name)

/** All keys of a school, by name. */
export const loadKeys = (dataDir: string): Record<KeyName, Buffer> => ({
  beacon: loadKey(dataDir, 'beacon'),
  identity: loadKey(dataDir, 'identity'),
})

/** The variable of the environment that holds a key, for processes that share no folder. */
export const keyVariable = (name: string): string => `KEY_${name.toUpperCase()}`

/**
 * The key of this name, 32 bytes. It is made when there is none.
 * The environment's `KEY_<NAME>` (64 hex digits) comes first, for processes that share no folder.
 */
export function loadKey(dataDir: string, name: KeyName): Buffer {
  const given = process.env[keyVariable(name)]
  if (given !== undefined) {
    if (!/^[0-9a-f]{64}$/i.test(given)) throw new Error(`${keyVariable(name)} must be 64 hex digits.`)
    return Buffer.from(given, 'hex')
  }
  const path = keyPath(dataDir, name)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 })
  } catch (failure) {
    // Another process, or an earlier start, made it.
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure
  }
  return readFileSync(path)
}

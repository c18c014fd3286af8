import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mediaFolder } from './address.ts'

/** Who makes pictures. */
export type Maker = 'sample' | 'decks' | 'import'

/**
 * Only one process of a kind makes pictures. The lock is SQLite's on a file of its own, so it ends with its process however
 * that ends; a number in a file would outlive a killed process.
 * @returns how to let go, or null where another process makes them
 */
export function lockPictures(dataDir: string, maker: Maker): (() => void) | null {
  mkdirSync(mediaFolder(dataDir), { recursive: true })
  const file = new DatabaseSync(join(mediaFolder(dataDir), `.lock-${maker}`))
  try {
    file.exec('begin exclusive')
  } catch (failure) {
    file.close()
    if (failure instanceof Error && 'errcode' in failure && failure.errcode === 5) return null
    throw failure
  }
  return () => file.close()
}

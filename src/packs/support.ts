/** Whether archives can be kept here at all; where not, why. */
import { type OfflineObstacle, offlineObstacle } from '../device/obstacle.ts'

/** `private`: the browser has a private file system and refuses it, as private windows do */
export type Obstacle = OfflineObstacle | 'private'

async function look(): Promise<Obstacle | null> {
  const obstacle = offlineObstacle()
  if (obstacle) return obstacle
  const isThere = typeof navigator.storage?.getDirectory === 'function' && 'locks' in navigator
  if (!isThere || !globalThis.isSecureContext) return globalThis.isSecureContext ? 'unsupported' : 'insecure'
  try {
    await navigator.storage.getDirectory()
    return null
  } catch {
    return 'private'
  }
}

let known: Promise<Obstacle | null> | undefined

/** Looked for once per page. */
export function obstacle(): Promise<Obstacle | null> {
  known ??= look()
  return known
}

/** A worker found out that it cannot write archives. */
export function notAble(): void {
  known = Promise.resolve('unsupported')
}

/** A device that is full: what a person did is worth more than any picture, so room is made for it before it is refused. */
import { caches as cacheNames } from '../device/names.ts'

/** The device has no room for a write. */
export const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** How many things may go for one write: who looks at pictures meanwhile fills the space again. */
const maxFreed = 20

/** Tiles that were merely looked at. False: there were none. */
async function dropTiles(): Promise<boolean> {
  try {
    return await globalThis.caches.delete(cacheNames.media)
  } catch {
    return false
  }
}

type MakeRoom = (user: number) => Promise<boolean>

/** The worker can free tiles alone; a page, which knows what is kept for offline, sets what else may go. */
const freeing: { makeRoom: MakeRoom } = { makeRoom: dropTiles }

export function setMakeRoom(makeRoom: MakeRoom): void {
  freeing.makeRoom = makeRoom
}

/** Frees storage; false: nothing may go any more. */
export const freeStorage = (user: number): Promise<boolean> => freeing.makeRoom(user).catch(dropTiles)

/**
 * Tries a write again for as long as room can be made.
 * @param lacksRoom whether it failed for want of room
 * @throws as the last write did
 */
export async function withRoom<T>(
  write: () => Promise<T>,
  makeRoomOnce: () => Promise<boolean>,
  lacksRoom: (error: unknown) => boolean = isFull,
  most = maxFreed,
): Promise<T> {
  for (let freed = 0; ; freed++) {
    try {
      return await write()
    } catch (error) {
      if (!lacksRoom(error) || freed === most || !(await makeRoomOnce())) throw error
    }
  }
}

/** What a person did is worth more than any picture: room is made for it before it is said to be full. */
import { caches as cacheNames } from '../device/names.ts'

/** Tiles that were merely looked at. False: there were none. */
async function dropTiles(): Promise<boolean> {
  try {
    return await globalThis.caches.delete(cacheNames.media)
  } catch {
    return false
  }
}

let free: (user: number) => Promise<boolean> = dropTiles

/** A page can free more than tiles. */
export function setMakeRoom(make: typeof free): void {
  free = make
}

/** False: nothing may go any more. */
export const makeRoom = (user: number): Promise<boolean> => free(user).catch(dropTiles)

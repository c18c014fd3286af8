/** The device has no room for a write. */
export const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Things that may go for one write: who looks at pictures meanwhile fills the room again. */
const most = 20

/**
 * Writes again for as long as room can be made.
 * @throws as the last write did
 */
export async function withRoom<T>(write: () => Promise<T>, makeRoom: () => Promise<boolean>): Promise<T> {
  for (let freed = 0; ; freed++) {
    try {
      return await write()
    } catch (error) {
      if (!isFull(error) || freed === most || !(await makeRoom())) throw error
    }
  }
}

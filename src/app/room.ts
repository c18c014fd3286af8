/** Frees one thing more: tiles first, then what was kept without being asked for. False: nothing may go any more. */
export async function freeRoom(user: number): Promise<boolean> {
  const { makeRoom } = await import('../packs/room.ts')
  return (await makeRoom(user, new Set())) !== false
}

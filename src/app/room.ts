/** Frees one thing more: tiles first, then what was kept without being asked for. False: nothing may go any more. */
export async function freeRoom(user: number): Promise<boolean> {
  const { giveRoom } = await import('../packs/keeping.ts')
  return giveRoom(user)
}

/** A device without room gives up pictures that were merely looked at, and never those of a quiz's paper. */
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { caches as names } from '../../../src/device/names.ts'
import { freeStorage } from '../../../src/outbox/quota.ts'
import { makeRoom } from '../../../src/packs/room.ts'

afterEach(() => vi.unstubAllGlobals())

const user = 1

test.each([
  ['a page', () => makeRoom(user, new Set(), () => undefined)],
  ['the worker', () => freeStorage(user)],
])(
  '%s that makes room until nothing may go any more keeps the pictures of papers',
  async (_, makeRoomOnce) => {
    const held = new Set<string>([names.media, names.quizPictures])
    vi.stubGlobal('caches', { delete: async (name: string) => held.delete(name) })
    expect(await makeRoomOnce()).toBe(true)
    expect(await makeRoomOnce()).toBe(false)
    expect([...held]).toEqual([names.quizPictures])
  },
)

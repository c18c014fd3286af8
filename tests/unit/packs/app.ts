/** The app's own keeping on a device in memory, with its person signed in. */
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { openDevice } from './device.ts'

export const user = 1

const modules = async () => ({
  packs: {
    ...(await import('../../../src/packs/kept.ts')),
    ...(await import('../../../src/packs/keeping.ts')),
  },
  damage: await import('../../../src/device/damage.ts'),
  entries: await import('../../../src/packs/entries.ts'),
  states: await import('../../../src/packs/state.ts'),
  serving: await import('../../../src/packs/serving.ts'),
  owner: await import('../../../src/queries/engine/owner.ts'),
  database: await import('../../../src/device/db.ts'),
})

export async function openApp() {
  const device = await openDevice()
  const app = await modules()
  return {
    ...app,
    device,
    /** Everything as on the device's first day. */
    async begin() {
      await app.packs.forgetAll()
      globalThis.indexedDB = new IDBFactory()
      for (const id of [user, 2]) await app.database.closeUser(id)
      await app.database.inDevice(async (db) => db.close()).catch(() => undefined)
      device.files.clear()
      device.cached.clear()
      Object.assign(device, {
        room: Number.POSITIVE_INFINITY,
        online: true,
        fault: null,
        cacheFull: false,
        gone: false,
      })
      Object.assign(device, { calls: [{ path: '/newer', query: {} }], pictures: [], beside: [] })
      app.owner.setOwner({ user, state: 'in' })
    },
    close() {
      app.owner.setOwner(null)
      vi.unstubAllGlobals()
    },
  }
}

export type App = Awaited<ReturnType<typeof openApp>>

import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { whyUnavailable } from '../../../../server/store/dialect/plain.ts'
import { postgres } from '../../../../server/store/dialect/postgres.ts'
import { whole } from '../../../tools/rounds.ts'

// waits for the limit of 5 s
test.runIf(whole)(
  'SEC21 a database that takes connections and says nothing is away after seconds',
  async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const db = new Kysely({ dialect: postgres(`postgres://nobody@127.0.0.1:${port}/none`) })
    try {
      const from = performance.now()
      const failure = await sql`select 1`.execute(db).catch((reason: unknown) => reason)
      expect(whyUnavailable(failure)).toBe('away')
      expect(performance.now() - from).toBeLessThan(15_000)
    } finally {
      for (const socket of sockets) socket.destroy()
      await db.destroy()
      silent.close()
    }
  },
  30_000,
)

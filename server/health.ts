/** Whether the service is ready, and how far the pictures of the school are. */
import type { Service } from './context.ts'
import { tenant } from './store/schema.ts'

export interface Health {
  ready: true
  pictures: { ready: number; waiting: number; failed: number; total: number }
}

/** Asks the database: a service that cannot reach it is not ready. */
export async function health(service: Service): Promise<Health> {
  const rows = await service.db.rows<{ state: 'ready' | 'waiting' | 'failed'; n: number }>(
    'select "state", count(*) as n from "specimen" where "tenant" = ? group by "state"',
    [tenant],
  )
  const pictures = { ready: 0, waiting: 0, failed: 0, total: 0 }
  for (const { state, n } of rows) {
    pictures[state] += n
    pictures.total += n
  }
  return { ready: true, pictures }
}

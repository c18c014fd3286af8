/** Marks that come out of a file. */
import type { PersonalMark } from '../../contract/specimens.ts'
import { laneOf } from '../../outbox/actions/index.ts'
import { enqueueAll } from '../../outbox/enqueue.ts'
import { entry } from '../../outbox/entry.ts'
import { ledgerRead } from '../engine/reading.ts'
import { markSubject } from './marks.ts'

/** Queues many new marks at once: all are stored on the device when it resolves, or none. @throws */
export async function saveNewMarks(marks: readonly PersonalMark[]): Promise<void> {
  const now = Date.now()
  const rows = marks.map(({ updatedAt: _, ...mark }) => {
    const place = { lane: laneOf('mark.save', mark, []), subject: markSubject(mark.clientId) }
    return entry('mark.save', mark, place, now)
  })
  await enqueueAll(rows)
  await ledgerRead()
}

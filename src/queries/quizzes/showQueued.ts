import { getDefaultStore } from 'jotai'
import type { QueueRow } from '../../device/stored.ts'
import { currentOutbox } from '../../outbox/index.ts'
import { ledgerAtom, setLedger } from '../engine/overlay.ts'
import { ledgerRead } from '../engine/reading.ts'

/** How long (ms) the screen has to say that a row is stored, before the row is counted and sent. */
const drawingMs = 100

/**
 * Lets the screens know of a row that was just stored, without reading it back; the other tabs and what sends hear of it
 * a moment later. A reading that began before the row was stored is over by now, and each later one finds it.
 */
export async function showQueued(row: QueueRow): Promise<void> {
  const outbox = currentOutbox()
  const tell = () => {
    if (outbox && currentOutbox() === outbox) outbox.changed({ from: row.seq, to: row.seq })
  }
  const known = getDefaultStore().get(ledgerAtom)
  const last = known.rows.at(-1)?.seq ?? 0
  if (last < row.seq) {
    setLedger({ ...known, rows: [...known.rows, row], waiting: known.waiting + 1 })
    setTimeout(tell, drawingMs)
  } else {
    // other tabs have queued rows behind it: reading puts it among them
    tell()
    await ledgerRead()
  }
}

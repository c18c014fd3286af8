/** Whether a spreadsheet unpacks to what one may take into memory: looked at before anything trusts it. */
import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { Wrong } from '../texts.ts'

/** bytes in all */
const largest = 100 << 20
const mostEntries = 2000

/** Counts what really comes out: what a zip says of itself may be a lie. @throws Wrong */
export async function checkZip(bytes: Buffer): Promise<void> {
  let left = largest
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false })
  try {
    const entries = await zip.getEntries()
    if (entries.length > mostEntries) throw new Wrong('bomb', largest >> 20)
    for (const entry of entries) {
      if (entry.directory) continue
      const counted = new WritableStream<Uint8Array>({
        write(chunk) {
          left -= chunk.length
          if (left < 0) throw new Wrong('bomb', largest >> 20)
        },
      })
      await entry.getData(counted)
    }
  } catch (failure) {
    if (failure instanceof Wrong) throw failure
    throw new Wrong('badZip')
  } finally {
    await zip.close().catch(() => undefined)
  }
}

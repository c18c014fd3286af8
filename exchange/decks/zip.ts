/** ZIP archives, which PPTX are too. What an archive says of itself may be a lie: all that is unpacked is counted. */
import { open } from 'node:fs/promises'
import { type FileEntry, ZipReader } from '@zip.js/zip.js'
import { ZipFileReader } from '../source/zipReader.ts'
import { maxUnpackedBytes, maxZipEntries } from './limits.ts'
import { DeckFault } from './texts.ts'

export interface ZipFile {
  name: string
  read(): Promise<Buffer>
}

/**
 * Hands the files of a ZIP to `use`.
 * @throws DeckFault where it is damaged, locked, or unpacks to more than any deck has
 */
export async function withZip<T>(path: string, use: (files: ZipFile[]) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  const budget = { left: maxUnpackedBytes }
  const zip = new ZipReader(new ZipFileReader(file))
  try {
    const entries: FileEntry[] = []
    let told = 0
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory) continue
      told += entry.uncompressedSize
      if (entries.length >= maxZipEntries || told > maxUnpackedBytes) throw bomb()
      if (entry.encrypted) throw new DeckFault('encrypted')
      entries.push(entry)
    }
    return await use(entries.map((entry) => ({ name: entry.filename, read: () => unpack(entry, budget) })))
  } catch (failure) {
    throw failure instanceof DeckFault ? failure : new DeckFault('damaged')
  } finally {
    await zip.close().catch(() => undefined)
    await file.close()
  }
}

const bomb = () => new DeckFault('bomb', maxUnpackedBytes / 1_000_000)

async function unpack(entry: FileEntry, budget: { left: number }): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  const counted = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.length
      budget.left -= chunk.length
      if (budget.left < 0 || length > entry.uncompressedSize) throw bomb()
      chunks.push(chunk)
    },
  })
  await entry.getData(counted, { checkSignature: true })
  return Buffer.concat(chunks)
}

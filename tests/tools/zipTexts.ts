/** Reads an archive that the service made. */
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'

/** Every file of a ZIP as text, by its name. */
export async function readZipTexts(bytes: ArrayBuffer): Promise<Map<string, string>> {
  const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(bytes)))
  const files = new Map<string, string>()
  for (const entry of await zip.getEntries())
    if (!entry.directory)
      files.set(
        entry.filename,
        new TextDecoder().decode(await entry.getData(new Uint8ArrayWriter(), { useWebWorkers: false })),
      )
  return files
}

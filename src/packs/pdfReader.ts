/**
 * The reader of PDF documents comes with the first one that is kept: without it a kept document could not be opened.
 */
import { callTimeoutMs, withTimeLimit } from '../api/limit.ts'
import { caches as names } from '../device/names.ts'
import { fourAtATime } from '../queries/engine/atOnce.ts'
import { pdfFiles, pdfFolder } from '../rules/pdfReader.ts'

/** @throws where it cannot be had or stored */
export async function keepPdfReader(signal: AbortSignal): Promise<void> {
  const cache = await caches.open(names.pdf)
  const fetched = async (name: string) => {
    const response = await withTimeLimit(callTimeoutMs, signal, (limit) =>
      fetch(`${pdfFolder}${name}`, { signal: limit }),
    )
    if (!response.ok) throw new TypeError('no reader of PDF')
    return response
  }
  const list = `${pdfFolder}${pdfFiles.list}`
  // the list is stored last: where it stands, all of it does
  if (await cache.match(list)) return
  const listed = (await (await fetched(pdfFiles.list)).clone().json()) as string[]
  await fourAtATime(listed, async (name) => {
    const address = `${pdfFolder}${name}`
    if (!(await cache.match(address))) await cache.put(address, await fetched(name))
  })
  await cache.put(list, Response.json(listed))
}

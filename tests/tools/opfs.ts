/** What lies in the private file system of a page's origin, read and damaged from inside the page. */
import type { Page } from 'playwright'

/** Names and lengths of what the app keeps there. */
export const packFiles = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const found: Record<string, number> = {}
    try {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('packs')
      for await (const [name, handle] of folder.entries())
        if (handle.kind === 'file') found[name] = (await (handle as FileSystemFileHandle).getFile()).size
    } catch {
      // no such folder
    }
    return found
  })

/** SHA-256 of a kept archive, hex; empty where there is none. */
export const packHash = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    try {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('packs')
      const file = await (await folder.getFileHandle(wanted)).getFile()
      const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
      return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
    } catch {
      return ''
    }
  }, name)

/** Flips one bit of a kept archive in place. */
export const flipBit = (page: Page, name: string, at: number, bit: number): Promise<void> =>
  page.evaluate(
    async ([wanted, place, which]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('packs')
      const handle = await folder.getFileHandle(wanted)
      const byte = new Uint8Array(await (await handle.getFile()).slice(place, place + 1).arrayBuffer())
      byte[0] = (byte[0] ?? 0) ^ (1 << which)
      const writer = await handle.createWritable({ keepExistingData: true })
      await writer.write({ type: 'write', position: place, data: byte })
      await writer.close()
    },
    [name, at, bit] as const,
  )

/** Cuts a kept archive, or removes it where `bytes` is 0. */
export const cutPack = (page: Page, name: string, bytes: number): Promise<void> =>
  page.evaluate(
    async ([wanted, length]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('packs')
      if (length === 0) return folder.removeEntry(wanted)
      const writer = await (await folder.getFileHandle(wanted)).createWritable({ keepExistingData: true })
      await writer.truncate(length)
      await writer.close()
    },
    [name, bytes] as const,
  )

/** What the page gets for these addresses: SHA-1 of the body, or the status where it is none. */
export const bodies = (page: Page, addresses: string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const response = await fetch(address).catch(() => null)
          if (!response?.ok) return String(response?.status ?? 'none')
          const hash = await crypto.subtle.digest('SHA-1', await response.arrayBuffer())
          return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
        }),
      ),
    addresses,
  )

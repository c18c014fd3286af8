/** The page's side of Background Sync (sw/sending.ts): asks the browser to wake the worker when there is a network. */
import { syncTag } from '../device/names.ts'

interface WithSync {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Where the browser has none, or the person forbade it, pages send what waits. */
export async function wakeWorker(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined
    await registration?.sync?.register(syncTag)
  } catch {
    // forbidden
  }
}

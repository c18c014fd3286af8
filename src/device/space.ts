/** Storage on this device. Never decide by the estimate: with a tiny enforced quota it still says 10 GiB. */
import { inDevice } from './db.ts'
import { persistAskedKey } from './names.ts'

/** Asks the browser to keep what is stored; called after the first thing worth keeping. False: it may be evicted. */
export async function askToPersist(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true
    return await navigator.storage.persist()
  } catch {
    return false
  }
}

let asked: Promise<unknown> | null = null

async function askOnce(): Promise<void> {
  if (await inDevice((db) => db.get('settings', persistAskedKey))) return
  await inDevice((db) => db.put('settings', Date.now(), persistAskedKey))
  await askToPersist()
}

/** The first time on this device only, for some browsers ask the person; later the person's own wish is waited for. */
export function askToPersistOnce(): Promise<unknown> {
  asked ??= askOnce().catch(() => undefined)
  return asked
}

/** Whether the browser promised to keep what is stored. */
export async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return false
  }
}

/** Bytes in use by this origin, for people to read; null where the browser does not say. */
export async function usedBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null
  } catch {
    return null
  }
}

/** Bytes that this origin may still take, for people to read; null where the browser does not say. */
export async function freeBytes(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined ? null : Math.max(0, quota - (usage ?? 0))
  } catch {
    return null
  }
}

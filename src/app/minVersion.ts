/** Whether the service still understands this app (C002). One that is too old delivers what waits all the same. */
import { getDefaultStore } from 'jotai'
import { call } from '../api/call.ts'
import { contractVersion, type SystemInfo, systemInfo } from '../contract/system.ts'
import { updateNeededAtom } from './updates.ts'

/** A service that says nothing of it takes every app. */
export const isTooOld = ({ minVersion = 0 }: Pick<SystemInfo, 'minVersion'>, version = contractVersion) =>
  version < minVersion

async function learn(): Promise<void> {
  const info = await call(systemInfo, {}, { token: null })
  getDefaultStore().set(updateNeededAtom, isTooOld(info))
}

/** Asks now, and when an app that stays open for days is looked at again; without network, the next time. */
export function watchMinVersion(): void {
  const ask = () => {
    if (document.visibilityState === 'visible') learn().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask)
  ask()
}

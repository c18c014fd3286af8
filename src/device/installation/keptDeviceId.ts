import { inDevice } from '../db.ts'
import { deviceId } from '../identity.ts'
import { writeJson } from '../local.ts'
import { deviceIdKey, localKeys } from '../names.ts'

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

/**
 * The name of this device as `wk-device` keeps it. The end of a session clears local storage, and a device with a new
 * name would not be known as the one that holds a running quiz. Local storage has the name again when it resolves.
 */
export async function keptDeviceId(): Promise<string> {
  try {
    const kept = await inDevice((db) => db.get('settings', deviceIdKey))
    if (isId(kept)) writeJson(localKeys.userInfo, { uuid: kept })
    else await inDevice((db) => db.put('settings', deviceId(), deviceIdKey))
  } catch {
    // a device that keeps nothing has a name until local storage is cleared
  }
  return deviceId()
}

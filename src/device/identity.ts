import { readJson, writeJson } from './local.ts'
import { localKeys, newId } from './names.ts'

interface UserInfo {
  uuid: string
}

const isUserInfo = (value: unknown): value is UserInfo =>
  typeof value === 'object' && value !== null && 'uuid' in value && /^[0-9a-f-]{36}$/.test(String(value.uuid))

/** The name of this device in `wbInfo` of a sign-in: a UUID, kept in `userInfo`. */
export function deviceId(): string {
  const known = readJson<UserInfo | null>(localKeys.userInfo, isUserInfo, null)
  if (known) return known.uuid
  const uuid = newId()
  writeJson(localKeys.userInfo, { uuid })
  return uuid
}

import { cookieStore } from '../device/cookieStore.ts'
import { cookies } from '../device/names.ts'

/** Whose session this device holds now; null without one, and where a worker cannot read cookies. */
export async function readCurrentUser(): Promise<number | null> {
  const cookie = await cookieStore()
    ?.get(cookies.user)
    .catch(() => null)
  const user = Number(cookie?.value)
  return Number.isSafeInteger(user) && user > 0 ? user : null
}

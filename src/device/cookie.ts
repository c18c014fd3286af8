import { basePath } from './names.ts'

/** Cookies that the browser did not take, where a person forbids them: they end with the page. */
const refused = new Map<string, string>()

export const refusesCookies = () => refused.size > 0

/** All cookies that a script may read, in one snapshot. */
export function readCookies(): Map<string, string> {
  const cookies = new Map(refused)
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    try {
      cookies.set(part.slice(0, at), decodeURIComponent(part.slice(at + 1)))
    } catch {
      // not ours: ours decode
    }
  }
  return cookies
}

/** `seconds` until it ends; without, it ends with the browser; 0 removes it. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const age =
    seconds === undefined
      ? ''
      : `; Max-Age=${seconds}; Expires=${new Date(Date.now() + seconds * 1000).toUTCString()}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome's document.cookie rule wants the Cookie Store API, which Safari's and Firefox's older versions lack
  refused.delete(name)
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${basePath}; SameSite=Strict${age}${secure}`
  if (seconds !== 0 && !readCookies().has(name)) refused.set(name, value)
}

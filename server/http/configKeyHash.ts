/**
 * Safe Exam Browser shows with each request the SHA-256 of its address and of its configuration's key: who shows it knows
 * the key. https://safeexambrowser.org/developer/seb-config-key.html
 */
import { timingSafeEqual } from 'node:crypto'
import { sha256 } from '../hash.ts'

/** A proxy speaks plain HTTP to this service, so that the scheme of the address is not known here. */
const schemes = ['https', 'http'] as const

/** Whether a request comes from a browser with this configuration. @param configKey 64 hex digits in lower case */
export function provesConfigKey(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  configKey: string,
): boolean {
  const shown = headers.get('x-safeexambrowser-configkeyhash')?.toLowerCase() ?? ''
  const { host, pathname, search } = new URL(url)
  const address = `${headers.get('host') ?? host}${pathname}${search}`
  return schemes
    .map((scheme) => sha256(`${scheme}://${address}${configKey}`))
    .some((hash) => hash.length === shown.length && timingSafeEqual(Buffer.from(hash), Buffer.from(shown)))
}

/** Messages in which the chat page may ask something of the app (B08). */

/** The specimen that a message of the type `spec` names, or null: any other message is none of ours. */
export function specimenAsked(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, id } = message as Record<string, unknown>
  if (type !== 'spec') return null
  const isNumber = typeof id === 'number' || (typeof id === 'string' && /^\d{1,15}$/.test(id))
  const number = Number(id)
  return isNumber && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The chat page's origin; null where the address may not be shown in a frame: none, or the app's own origin. */
export function chatOriginOf(address: string, ownOrigin: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return origin === ownOrigin ? null : origin
}

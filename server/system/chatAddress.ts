/** The address of the assistant's chat page. */
import type { Config } from '../config.ts'
import type { Executor } from '../store/db.ts'
import { readSettings, type Settings } from './settings.ts'

/** The name in a Host header without its port; anything else than a name or an address counts as none. */
function hostName(host: string): string {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/i.exec(host)?.[1] ?? ''
}

/**
 * The address of the chat page for somebody who opened the app under this host; empty where there is none.
 * A page of the app's own origin is refused: in its frame it could read what the app stores.
 */
export function chatAddress(
  { aiEnable, aiChatUrl }: Pick<Settings, 'aiEnable' | 'aiChatUrl'>,
  config: Pick<Config, 'aiChatUrl' | 'publicUrl'>,
  host: string,
): string {
  const given = config.aiChatUrl || (aiEnable ? aiChatUrl : '')
  const address = given.replace('{host}', hostName(host))
  if (!URL.canParse(address)) return ''
  const { protocol, origin, host: chatHost } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  if (chatHost === host || origin === new URL(config.publicUrl).origin) return ''
  return address
}

/** How long (ms) a changed setting may take to be followed, in every process of the service. */
const followMs = 2000

/** Answers the origin of the chat page for a host, with the setting as it stood at most `followMs` ago. */
export function followChatOrigin(db: Executor, config: Config, now: () => number) {
  let settings: Settings | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return async (host: string): Promise<string> => {
    if (!settings || Math.abs(now() - readAt) > followMs) {
      readAt = now()
      // A database that cannot work now changes nothing: pages go on with what was read last.
      settings = await readSettings(db).catch(() => settings)
    }
    const address = settings ? chatAddress(settings, config, host) : ''
    return address && new URL(address).origin
  }
}

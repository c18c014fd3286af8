import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The build that is served; empty where there is none. */
export async function readVersion(dist: string): Promise<string> {
  const text = await readFile(join(dist, 'static', 'version.json'), 'utf8').catch(() => '{}')
  const { version } = JSON.parse(text) as { version?: unknown }
  return typeof version === 'string' ? version : ''
}

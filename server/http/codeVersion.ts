/** Which code answers: after an update the same rows may make another reply. */
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

let version: Promise<string> | undefined

async function hashCode(): Promise<string> {
  const files = await Array.fromAsync(glob('{server,src/contract,src/rules}/**/*.ts', { cwd: root }))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(await readFile(join(root, file)))
  return hash.digest('base64url')
}

/** The same in all processes of one release; read once, when it is first asked for. */
export function codeVersion(): Promise<string> {
  version ??= hashCode()
  return version
}

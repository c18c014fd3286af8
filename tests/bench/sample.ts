/** The sample school from nothing, every picture at its full size: whoever tries the app waits for it once. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Figure } from './figures.ts'

const root = join(import.meta.dirname, '../..')
/** s, on two cores that do nothing else */
const limit = 180

/** How many specimens there are. @throws when one of them has no picture: the filling goes on without those that fail */
function picturesIn(dataDir: string): number {
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const rows = db.prepare('select "key", "state" from "specimen"').all()
  db.close()
  const without = rows.filter(({ state }) => state !== 'ready').map(({ key }) => key)
  if (rows.length === 0 || without.length > 0)
    throw new Error(`${without.length} of ${rows.length} specimens have no picture: ${without.join(', ')}`)
  return rows.length
}

/** By hand also smaller: SAMPLE_LONG_SIDE=1024 */
export async function sample(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-sample-'))
  try {
    const from = performance.now()
    const env = { ...process.env, DATA_DIR: dataDir }
    const filling = spawn(process.execPath, ['sample/main.ts'], {
      cwd: root,
      env,
      stdio: 'inherit',
    })
    const [code] = await once(filling, 'exit')
    if (code !== 0) throw new Error(`the sample school was not filled: ${code}`)
    const seconds = (performance.now() - from) / 1000
    const pictures = picturesIn(dataDir)
    const side = process.env.SAMPLE_LONG_SIDE
    const size = side ? `pictures of at most ${side} px: not the full size` : 'full size'
    const runs = `one run, ${pictures} specimens, all with their picture, ${size}`
    return [{ name: 'sample school from nothing', value: seconds, unit: 's', limit, good: 'at most', runs }]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

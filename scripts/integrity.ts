/** Gives each file of the shell its hash: a worker that gets another file (cut, or a portal's page) is not installed. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'

export const withIntegrity =
  (outDir: () => string): ManifestTransform =>
  async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const bytes = await readFile(join(outDir(), entry.url))
        return { ...entry, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` }
      }),
    ),
    warnings: [],
  })

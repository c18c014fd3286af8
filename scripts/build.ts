/** Builds the app into dist: bundle, templates, brotli beside each text file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build } from 'vite'
import { copyPdfReader } from './copyPdfReader.ts'
import { writeTemplates } from './writeTemplates.ts'

const root = join(import.meta.dirname, '..')
const outDir = process.env.BUILD_DIR ?? join(root, 'dist')

await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })

await writeTemplates(outDir)

/** Which of these packs best differs from file to file, by some hundred bytes; a browser unpacks them all alike. */
const ways = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 19 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
]

/** Bytes from which a file is loaded so seldom (the reader of HEIC photos) that some hundred bytes do not count. */
const rareBytes = 1_000_000

const compress = promisify(brotliCompress)

async function pack(bytes: Buffer): Promise<Buffer> {
  const packed = ways.slice(0, bytes.length < rareBytes ? ways.length : 1).map((way) =>
    compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        ...way,
      },
    }),
  )
  return (await Promise.all(packed)).reduce((least, one) => (one.length < least.length ? one : least))
}

for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue
  const bytes = readFileSync(join(outDir, name))
  const packed = await pack(bytes)
  if (packed.length < bytes.length) writeFileSync(join(outDir, `${name}.br`), packed)
}

// after the files of the app are listed and packed: it is none of them
copyPdfReader(root, outDir)

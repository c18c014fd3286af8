/** Copies pdf.js beside the app, as it is: see src/rules/pdfReader.ts. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pdfFiles, pdfFolder, pdfVersion } from '../src/rules/pdfReader.ts'

/** @throws an Error where another version is installed than the addresses say */
export function copyPdfReader(root: string, outDir: string): void {
  const source = join(root, 'node_modules/pdfjs-dist')
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  if (version !== pdfVersion)
    throw new Error(`pdfjs-dist ${version} is installed; src/rules/pdfReader.ts names ${pdfVersion}.`)
  const folder = join(outDir, pdfFolder.replace('/wk_mobile/', ''))
  mkdirSync(folder, { recursive: true })
  cpSync(join(source, 'cmaps'), join(folder, 'cmaps'), { recursive: true })
  cpSync(join(source, 'standard_fonts'), join(folder, 'fonts'), { recursive: true })
  for (const [name, built] of [
    [pdfFiles.reader, 'pdf.min.mjs'],
    [pdfFiles.worker, 'pdf.worker.min.mjs'],
  ] as const) {
    const bytes = readFileSync(join(source, 'build', built))
    writeFileSync(join(folder, name), bytes)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
  }
  const isLoaded = (name: string) => /\.(?:js|bcmap|pfb|ttf)$/.test(name)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const loaded = names.map((name) => name.replaceAll('\\', '/')).filter(isLoaded)
  writeFileSync(join(folder, pdfFiles.list), `${JSON.stringify(loaded.sort())}\n`)
}

/** Writes which modules of ours each built file holds, and which files it imports at once: the manifest does not say. */
import { relative } from 'node:path'
import type { Plugin } from 'vite'

export interface BuiltFile {
  name: string
  isEntry: boolean
  imports: string[]
  modules: string[]
}

export const modulesFile = '.vite/modules.json'

export function listModules(): Plugin {
  let root = ''
  return {
    name: 'vitrine-list-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const files: Record<string, BuiltFile> = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const modules = file.moduleIds.map((id) => relative(root, id)).filter((id) => id.startsWith('src/'))
        files[file.fileName] = { name: file.name, isEntry: file.isEntry, imports: file.imports, modules }
      }
      this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(files, null, 1) })
    },
  }
}

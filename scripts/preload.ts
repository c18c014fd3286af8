/** Adds to index.html what the first screens need, so that the browser asks for it before the entry has run. */
import type { Plugin } from 'vite'

/** Chunks of the first screens, by the source that they come from. */
const first = [/src\/routes\/index\.tsx/, /locales\/zh\/messages\.po/]

export function preloadFirstScreens(): Plugin {
  let base = '/'
  return {
    name: 'vitrine-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const wanted = new Set<string>()
        for (const chunk of chunks) {
          const source = chunk.facadeModuleId ?? chunk.moduleIds.at(-1) ?? ''
          if (!chunk.isEntry && first.some((pattern) => pattern.test(source))) {
            for (const file of [chunk.fileName, ...chunk.imports]) wanted.add(file)
          }
        }
        for (const entry of chunks.filter((chunk) => chunk.isEntry)) wanted.delete(entry.fileName)
        return [...wanted].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

/**
 * libheif names modules of Node that it uses there alone: in a browser they are empty. The bundler would warn of them in
 * every build.
 */
import type { Plugin } from 'vite'

const empty = '\0empty'

export const withoutNodeModules = (): Plugin => ({
  name: 'vitrine-without-node-modules',
  enforce: 'pre',
  resolveId: (id, importer) =>
    ['fs', 'path', 'crypto'].includes(id) && importer?.includes('/libheif-js/') ? empty : null,
  load: (id) => (id === empty ? 'export default {}' : null),
})

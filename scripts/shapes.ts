/**
 * The page takes only the types of the contract's shapes: the service checks parameters, so the library that checks
 * stays out of the page's bytes. Each of its functions is one that does nothing.
 */
import * as valibot from 'valibot'
import type { Plugin } from 'vite'

const name = '\0no-shapes'

export const withoutShapes = (): Plugin => ({
  name: 'vitrine-without-shapes',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'valibot' ? name : undefined),
  load: (id) =>
    id === name
      ? `const none = /* @__NO_SIDE_EFFECTS__ */ () => {}
export { ${Object.keys(valibot)
          .map((key) => `none as ${key}`)
          .join(', ')} }`
      : undefined,
})

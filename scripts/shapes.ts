/**
 * The page takes only the types of the contract's shapes: the service checks parameters. So a call's parameters stay
 * out of the page's bytes, and so does the library that checks: each of its functions is one that does nothing.
 */
import { parseAst } from 'rolldown/parseAst'
import * as valibot from 'valibot'
import type { Plugin } from 'vite'

const name = '\0no-shapes'

/** The functions of contract/endpoint.ts that make a call: `get(path, parameters, options)`. */
const makers = new Set(['get', 'post', 'put', 'postOnce'])

interface Span {
  start: number
  end: number
}

/** Where the parameters of calls stand in a file of the contract. */
function findParameters(node: unknown, found: Span[] = []): Span[] {
  if (typeof node !== 'object' || node === null) return found
  const {
    type,
    callee,
    arguments: given,
  } = node as {
    type?: string
    callee?: { type: string; name?: string }
    arguments?: Span[]
  }
  const parameters = given?.[1]
  if (
    type === 'CallExpression' &&
    callee?.type === 'Identifier' &&
    makers.has(callee.name ?? '') &&
    parameters
  )
    found.push(parameters)
  for (const child of Object.values(node)) findParameters(child, found)
  return found
}

/** The file with `{}` as each call's parameters. */
export function dropParameters(code: string): string {
  const spans = findParameters(parseAst(code, { lang: 'ts' }))
  return spans.reduceRight((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
}

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
  transform: (code, id) =>
    /\/src\/contract\/(?!endpoint\.)[\w/]+\.ts$/.test(id) ? dropParameters(code) : undefined,
})

/**
 * The service as a device of today may still meet it: at the contract's first version. What that is, is read from the
 * contract itself: its replies hold no field that is written with `?` (they came later, or come where a school has them),
 * it passes over parameters that are `optional` on what is queued, it echoes no keys, and of our own calls it knows none:
 * only the specification's (spec/calls.tsv).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Proxy as Wire } from './proxy.ts'

/** The calls that the specification does not have. */
const ours = [
  /\/practise\/(chapter|wrong|collection)\/bundle/,
  /\/practise\/(review|setting|statistics)/,
  /\/question\/(bank|note|standing|own|report)/,
  /\/specimen\/dye\/list/,
  /\/dh-specimen\/mark\/personal\//,
  /\/dh-sync\//,
  /\/login\/out/,
]
/** A reply of two shapes, and what describes a call: nothing in them came later. */
const elsewhere = ['session.ts', 'endpoint.ts', 'index.ts']

function laterFields(): Set<string> {
  const folder = join(import.meta.dirname, '../../src/contract')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !elsewhere.includes(name))
  const fields = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^ +(\w+)\?: /gm)].flatMap(
      ([, field]) => field ?? [],
    ),
  )
  // a question's arrow may lack it, a mark of a specimen never does
  return new Set(fields.filter((field) => field !== 'frame'))
}

const laterParameters = ['ms', 'at', 'amends', 'before']

/** The text without these fields, wherever they stand; what is no JSON stays as it is. */
function without(text: string, fields: ReadonlySet<string>): string {
  try {
    return JSON.stringify(
      JSON.parse(text, function (this: unknown, name, value: unknown) {
        return fields.has(name) && !Array.isArray(this) ? undefined : value
      }),
    )
  } catch {
    return text
  }
}

/** From now on the line leads to it. @returns the fields that its replies lack */
export function meetOlderService(wire: Wire): string[] {
  const [fields, parameters] = [laterFields(), new Set(laterParameters)]
  const body = JSON.stringify({ code: 404, message: '没有这个接口', data: null })
  for (const path of ours) wire.fault(path, { kind: 'status', status: 404, body })
  wire.fault(/^\/(dh-|api\/)/, {
    kind: 'edit',
    request: (text) => without(text, parameters),
    reply: (text) => without(text, fields),
    lacks: ['idempotency-key'],
  })
  return [...fields]
}

/** A route's search holds only the values that its validation let through, and nothing else of the address. */
import type { AnyRoute } from '@tanstack/react-router'

type Search = Record<string, unknown>

/**
 * The router lays the validated search over the raw one, so that a value that a route refuses, and leaves out, would still
 * be read from the address. Each value that was refused is named here as missing.
 */
export function readOnlyValidated(routes: Iterable<AnyRoute>): void {
  for (const { options } of routes) {
    const validate = options.validateSearch
    if (typeof validate !== 'function') continue
    options.validateSearch = (raw: Search): Search => {
      const refused = Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]))
      return Object.assign(refused, validate(raw))
    }
  }
}

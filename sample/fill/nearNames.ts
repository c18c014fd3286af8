/** Names of the school's own that are nearly written like others: another structure is no slip of the pen. */
import { isNearly, type Written, written } from '../../src/rules/grading/near.ts'
import type { Term } from '../school/types.ts'
import { namesOf } from './terms.ts'

interface Name extends Written {
  name: string
}

const tables = new WeakMap<Record<string, Term>, Name[]>()

/** All names of the table, each read once. */
function namesIn(terms: Record<string, Term>): Name[] {
  const names =
    tables.get(terms) ??
    [...new Set(Object.values(terms).flatMap(namesOf))].map((name) => ({ name, ...written(name) }))
  tables.set(terms, names)
  return names
}

/** The names in the table that are nearly written like one of the accepted, and are none of them in another writing. */
export function nearNames(accepted: readonly string[], terms: Record<string, Term>): string[] {
  const read = accepted.map(written)
  return namesIn(terms)
    .filter((name) => read.some((one) => isNearly(name, one)))
    .filter((name) => read.every(({ folded }) => folded !== name.folded))
    .map(({ name }) => name)
}

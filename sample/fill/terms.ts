import type { Term } from '../school/types.ts'

/** @throws an Error that names the key and what refers to it */
export function termOf(terms: Record<string, Term>, key: string, by: string): Term {
  const term = terms[key]
  if (!term) throw new Error(`${by} refers to the term "${key}", which does not exist.`)
  return term
}

/** All names under which a term is known, each once. */
export const namesOf = ({ zh, en, la, aliases }: Term): string[] => [
  ...new Set([zh, en, ...(la ? [la] : []), ...(aliases ?? [])]),
]

/** The Chinese names of what a term stands apart from, on whichever side that is written. */
export const apartFrom = (terms: Record<string, Term>, key: string): string[] => [
  ...new Set(
    Object.values(terms)
      .filter((other) => other.apart?.includes(key) || terms[key]?.apart?.includes(other.key))
      .map(({ zh }) => zh),
  ),
]

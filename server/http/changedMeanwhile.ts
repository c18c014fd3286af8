/** Two people with the same form: the later save is refused, unless it says the same. */
import { isDeepStrictEqual } from 'node:util'
import { refuse } from './failure.ts'
import type { TextKey } from './texts.ts'

/** As a page and the contract's checks hand it on. */
const tidied = (facts: unknown): unknown =>
  JSON.parse(JSON.stringify(facts), (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/**
 * @param base the facts of the form when it was opened; undefined: nothing is asked
 * @param after as the form wants them; the same once more, after a lost answer, is no conflict
 * @throws Failure code 1 where somebody else changed them since
 */
export function mustBeAsOpened(key: TextKey, base: unknown, now: unknown, after: unknown): void {
  if (base === undefined) return
  const found = tidied(now)
  if (isDeepStrictEqual(tidied(base), found) || isDeepStrictEqual(tidied(after), found)) return
  throw refuse(key, [], { field: 'base' })
}

import { check, optional, pipe, record, string, unknown } from 'valibot'

/** A question with its parts, their options and answers is the deepest form. */
const deepest = 8

const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((one) => isShallow(one, left - 1)))

/**
 * The facts of a form as they were when it was opened: a change is refused where somebody has changed them since. Left out:
 * nothing is asked. They are compared and never kept, so that what no form would send today is no fault in them.
 */
export const opened = optional(
  pipe(
    record(string(), unknown()),
    check((facts) => isShallow(facts) && !JSON.stringify(facts).includes('\\u0000')),
  ),
)

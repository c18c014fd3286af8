/** The rule for a report of a mistake in a question: it must say something. */
import type { mistakeKinds } from '../contract/questions.ts'

export type MistakeKind = (typeof mistakeKinds)[number]

/** Something else is wrong, and nothing tells what: nobody could mend it. */
export const lacksWords = (kind: MistakeKind, text: string): boolean => kind === 'other' && text.trim() === ''

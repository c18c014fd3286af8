/** The actions that carry an answer to a question in their input, and its device's verdict in their note. */
export const answers: ReadonlySet<string> = new Set(['chapter.submit', 'wrong.submit', 'collection.submit'])

/** Whether an action answers a question, in a chapter or in a book. */
export const isAnswer = (call: string): boolean => answers.has(call)

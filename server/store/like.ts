/** Conditions of SQL on texts that hold a word. */

/** Escapes what `like` would read as a pattern; the clause says `escape '\'`. */
export const likeWord = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Whether an SQL text holds a keyword in one of the ways that it may be written (rules/words/keyword). */
export const holdsWay = (text: string, ways: readonly string[]): { sql: string; values: string[] } => ({
  sql: `(${ways.map(() => `${text} like ? escape '\\'`).join(' or ')})`,
  values: ways.map(likeWord),
})

/** A question's place in the app, as the last line of a message tells it. */
export const bankAddress = (question: number, chapter: number): string =>
  `/exercise/bank/${question}?chapter=${chapter}`

const last = /\n\/exercise\/bank\/(\d+)\?chapter=(\d+)$/

/** What a message says, and the question that it leads to. */
export function readAddress(text: string): { text: string; to?: { question: number; chapter: number } } {
  const found = last.exec(text)
  return found
    ? { text: text.slice(0, found.index), to: { question: Number(found[1]), chapter: Number(found[2]) } }
    : { text }
}

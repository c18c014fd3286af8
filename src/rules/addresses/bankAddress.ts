/** A question's place in the app, as the last line of a message tells it. */
export const bankAddress = (question: number, chapter: number): string =>
  `/exercise/bank/${question}?chapter=${chapter}`

/** A text of a cell that a spreadsheet would take for a formula is kept from being one. */
export const withoutFormula = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text

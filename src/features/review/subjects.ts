/** Subjects in an address: their ids with dots between, as 1.4. */
export const readSubjects = (text: unknown): number[] =>
  String(text ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

export const writeSubjects = (ids: readonly number[]): string => ids.join('.')

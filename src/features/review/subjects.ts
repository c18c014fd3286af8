/** Subjects in an address: their ids with dots between, as 1.4; 0: none; left out: nobody chose. */
export type SubjectsText = string | undefined

const idsOf = (text: unknown): number[] =>
  String(text ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

export const writeSubjects = (ids: readonly number[]): string => (ids.length > 0 ? ids.join('.') : '0')

/** As an address may hold it. */
export const readSubjects = (text: unknown): SubjectsText =>
  text === undefined ? undefined : writeSubjects(idsOf(text))

/** The subjects that are chosen; who chose none yet, has those in which something was missed. */
export const chosenSubjects = (
  text: SubjectsText,
  tree: readonly { subjectId: number; total: number }[],
): number[] =>
  text === undefined ? tree.filter(({ total }) => total > 0).map(({ subjectId }) => subjectId) : idsOf(text)

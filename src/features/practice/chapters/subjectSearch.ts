/** Apart from the screen: an address is read before its screen's code has come. */
export interface SubjectSearch {
  /** of which subject; the first one without it */
  subject?: number
}

export const readSubjectSearch = ({ subject }: Record<string, unknown>): SubjectSearch =>
  Number.isSafeInteger(subject) ? { subject: Number(subject) } : {}

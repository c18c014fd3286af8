/** Of which versions the coursewares of a course are: another one came, one went, or one was changed. */
export const courseVersion = (coursewares: readonly { id: number; version: number }[]): string =>
  coursewares.map(({ id, version }) => `${id}.${version}`).join(' ')

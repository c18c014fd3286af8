/** Changes whenever a courseware of the course was added, removed or changed. */
export const courseVersion = (coursewares: readonly { id: number; version: number }[]): string =>
  coursewares.map(({ id, version }) => `${id}.${version}`).join(' ')

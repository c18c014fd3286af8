/**
 * Lanes of a running quiz, and of what proves that work was made in time, begin so: they are sent before all others and
 * tried again soon.
 */
export const urgentLanePrefixes = ['quiz:', 'quizHandIn:', 'assignmentAnnouncement:'] as const

export const isUrgentLane = (lane: string): boolean =>
  urgentLanePrefixes.some((prefix) => lane.startsWith(prefix))

/**
 * Whether a row is a link of a quiz's chain: without one of them the others would prove nothing. On a platform that has
 * the specification's calls only there is no chain, and a row has no token.
 */
export const isLinked = ({ lane, input }: { lane: string; input: unknown }): boolean =>
  isUrgentLane(lane) && typeof input === 'object' && input !== null && 'token' in input

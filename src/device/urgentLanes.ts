/** Lanes of a running quiz begin so: they are sent before all others and tried again soon. */
export const urgentLanePrefixes = ['quiz:', 'quizHandIn:'] as const

export const isUrgentLane = (lane: string): boolean =>
  urgentLanePrefixes.some((prefix) => lane.startsWith(prefix))

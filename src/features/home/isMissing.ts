/** State of one part of the home, as its query reports it. */
export interface HomeQuery<T> {
  data: T | undefined
  error: Error | null
  errorUpdateCount: number
  isFetching: boolean
  refetch: () => unknown
}

export type HomeQueries = readonly [
  subjects: HomeQuery<unknown>,
  announcements: HomeQuery<unknown>,
  courses: HomeQuery<unknown>,
]

/** It could not be had so far; `Missing` says so once for all parts. */
export const isMissing = ({ data, errorUpdateCount }: HomeQuery<unknown>) =>
  data === undefined && errorUpdateCount > 0

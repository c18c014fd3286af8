/** What the home knows of a part. */
export interface Asked<T> {
  data: T | undefined
  error: Error | null
  errorUpdateCount: number
  isFetching: boolean
  refetch: () => unknown
}

export type Parts = readonly [
  subjects: Asked<unknown>,
  announcements: Asked<unknown>,
  courses: Asked<unknown>,
]

/** It could not be had so far; `Missing` says so once for all parts. */
export const isMissing = ({ data, errorUpdateCount }: Asked<unknown>) =>
  data === undefined && errorUpdateCount > 0

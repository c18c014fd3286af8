import type { ReactNode } from 'react'
import { type HomeQuery, isMissing } from './isMissing.ts'

interface Props<T> {
  query: HomeQuery<T>
  /** stands in while it comes */
  coming: ReactNode
  children: (data: T) => ReactNode
}

/** One part of the home: the others stand whether or not this one can be had. */
export function HomePart<T>({ query, coming, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  return isMissing(query) ? null : coming
}

import { lazy, Suspense } from 'react'
import { type HomeQueries, isMissing } from './isMissing.ts'

/** Comes only where something could not be had; nothing where even that cannot. */
const Missing = lazy(() =>
  import('./Missing.tsx').then(
    ({ Missing }) => ({ default: Missing }),
    () => ({ default: () => <></> }),
  ),
)

/** The place of what could not be had: one for all parts. */
export function MissingPlace({ parts }: { parts: HomeQueries }) {
  if (!parts.some(isMissing)) return null
  return (
    <Suspense>
      <Missing parts={parts} />
    </Suspense>
  )
}

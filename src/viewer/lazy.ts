import { lazy } from 'react'

/** Begins to fetch the viewer's chunk before a screen needs it; a failure is told by the screen itself. */
export const preloadViewer = () => import('./SpecimenViewer.tsx')

/** The viewer in a chunk of its own. Stands inside a `Suspense`. */
export const LazyViewer = lazy(preloadViewer)

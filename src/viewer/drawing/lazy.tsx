/** The parts for drawing load when drawing begins: most people only look at pictures. */
import { lazy, Suspense } from 'react'
import type { Slide } from '../slide/slide.ts'
import type { Drawing } from './drawing.ts'

const Bar = lazy(() => import('./DrawBar.tsx').then(({ DrawBar }) => ({ default: DrawBar })))
const Edit = lazy(() => import('./EditSheet.tsx').then(({ EditSheet }) => ({ default: EditSheet })))
const Hand = lazy(() => import('./Surface.tsx').then(({ Surface }) => ({ default: Surface })))

export const LazyDrawBar = ({ drawing }: { drawing: Drawing }) => (
  <Suspense>
    <Bar drawing={drawing} />
  </Suspense>
)

export const LazyEditSheet = ({ drawing }: { drawing: Drawing }) =>
  drawing.naming && (
    <Suspense>
      <Edit drawing={drawing} />
    </Suspense>
  )

export const LazySurface = ({ slide, drawing }: { slide: Slide; drawing: Drawing }) => (
  <Suspense>
    <Hand slide={slide} drawing={drawing} />
  </Suspense>
)

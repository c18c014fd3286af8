/** The parts for drawing load when drawing begins: most people only look at pictures. */
import { later } from '../../ui/later.tsx'
import type { Drawing } from './drawing.ts'

const Edit = later(async () => (await import('./EditSheet.tsx')).EditSheet)

export const LazyDrawBar = later(async () => (await import('./DrawBar.tsx')).DrawBar)

export const LazyEditSheet = ({ drawing }: { drawing: Drawing }) =>
  drawing.naming && <Edit drawing={drawing} />

export const LazySurface = later(async () => (await import('./Surface.tsx')).Surface)

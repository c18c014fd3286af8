import type { MarkLayer } from '../../contract/specimens.ts'

/** In the order in which they are listed. */
export const layers: readonly MarkLayer[] = ['preset', 'system', 'school', 'personal']

export type HiddenLayers = ReadonlySet<MarkLayer>

export function withLayer(hidden: HiddenLayers, layer: MarkLayer, isShown: boolean): HiddenLayers {
  const next = new Set(hidden)
  if (isShown) next.delete(layer)
  else next.add(layer)
  return next
}

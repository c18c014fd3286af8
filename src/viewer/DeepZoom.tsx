import { SlideView } from './SlideView.tsx'
import css from './slide/frame/Viewer.module.css'
import { BeingMade } from './slide/frame/ViewerStatus.tsx'
import type { ViewerProps } from './slide/types.ts'

/** A tiled picture that is panned and zoomed like a slide under the microscope. */
export function DeepZoom(props: ViewerProps) {
  const { tiles } = props.specimen
  return tiles ? (
    <SlideView key={tiles.url} {...props} tiles={tiles} />
  ) : (
    <div className={css.viewer} data-viewer="waiting">
      <BeingMade />
    </div>
  )
}

import css from './slide/DeepZoom.module.css'
import { BeingMade } from './slide/Plight.tsx'
import type { ViewerProps } from './slide/types.ts'
import { Table } from './Table.tsx'

/** A tiled picture that is panned and zoomed like a slide under the microscope. */
export function DeepZoom(props: ViewerProps) {
  const { tiles } = props.specimen
  return tiles ? (
    <Table key={tiles.url} {...props} tiles={tiles} />
  ) : (
    <div className={css.viewer} data-viewer="waiting">
      <BeingMade />
    </div>
  )
}

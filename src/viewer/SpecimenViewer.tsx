import { DeepZoom } from './DeepZoom.tsx'
import type { ViewerProps, ViewerTable } from './slide/types.ts'
import { Turntable } from './Turntable.tsx'

const byFileType: ViewerTable = {
  1: DeepZoom,
  2: Turntable,
  3: DeepZoom,
}

/**
 * A specimen's picture with what can be done to it. It is the default export, so that it loads lazily:
 * `const SpecimenViewer = lazy(() => import('../../viewer/SpecimenViewer.tsx'))`.
 * It fills its parent, which must have a height.
 */
export default function SpecimenViewer(props: ViewerProps) {
  const Viewer = byFileType[props.specimen.fileType]
  return <Viewer key={props.specimen.id} {...props} />
}

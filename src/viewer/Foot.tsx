import type { Part } from '../rules/stain.ts'
import { MarkBar } from './marks/MarkBar.tsx'
import { TourPanel } from './marks/TourPanel.tsx'
import type { Toolbox } from './slide/frame/tools.ts'
import type { Slide } from './slide/slide.ts'
import type { ViewerProps } from './slide/types.ts'
import { AdjustPanel } from './tools/AdjustPanel.tsx'
import type { Adjustment } from './tools/adjust.ts'
import { MeasurePanel } from './tools/MeasurePanel.tsx'
import { TurnPanel } from './tools/TurnPanel.tsx'
import type { Measuring } from './tools/useMeasure.ts'

interface Props extends ViewerProps {
  names: boolean
  slide: Slide | null
  toolbox: Toolbox
  measuring: Measuring
  adjustment: Adjustment
  setAdjustment: (adjustment: Adjustment) => void
  parts: readonly Part[]
}

/** Below the picture, never over it: the tool at work, else the marks one by one. */
export function ViewerFoot(props: Props) {
  const { slide, toolbox, specimen, marks, selected, onSelect, names, measuring, foot } = props
  const { latin, revealed, onReveal } = props
  const { adjustment, setAdjustment, parts } = props
  const onClose = toolbox.closeTool
  const walk = { marks, selected, onSelect, names, latin, revealed, onReveal }
  if (slide && toolbox.tool === 'measure')
    return <MeasurePanel {...{ slide, measuring, onClose }} scale={specimen.scale} />
  if (slide && toolbox.tool === 'turn') return <TurnPanel slide={slide} onClose={onClose} />
  if (toolbox.tool === 'adjust')
    return <AdjustPanel {...{ adjustment, parts, onClose }} onChange={setAdjustment} />
  if (toolbox.tool === 'tour') return <TourPanel {...walk} onClose={onClose} />
  if (foot) return foot
  return marks.length > 0 && <MarkBar {...walk} />
}

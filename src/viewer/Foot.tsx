import type { Part } from '../rules/stain.ts'
import { AdjustPanel } from './AdjustPanel.tsx'
import type { Adjustment } from './adjust.ts'
import { MarkBar } from './MarkBar.tsx'
import { MeasurePanel } from './MeasurePanel.tsx'
import type { Slide } from './slide.ts'
import { TourPanel } from './TourPanel.tsx'
import { TurnPanel } from './TurnPanel.tsx'
import type { Desk } from './tools.ts'
import type { ViewerProps } from './types.ts'
import type { Measuring } from './useMeasure.ts'

interface Props extends ViewerProps {
  names: boolean
  slide: Slide | null
  desk: Desk
  measuring: Measuring
  adjustment: Adjustment
  setAdjustment: (adjustment: Adjustment) => void
  parts: readonly Part[]
}

/** Below the picture, never over it: the tool at work, else the marks one by one. */
export function Foot(props: Props) {
  const { slide, desk, specimen, marks, selected, onSelect, names, measuring, foot } = props
  const { latin, revealed, onReveal } = props
  const { adjustment, setAdjustment, parts } = props
  const onClose = desk.putAway
  const walk = { marks, selected, onSelect, names, latin, revealed, onReveal }
  if (slide && desk.tool === 'measure')
    return <MeasurePanel {...{ slide, measuring, onClose }} scale={specimen.scale} />
  if (slide && desk.tool === 'turn') return <TurnPanel slide={slide} onClose={onClose} />
  if (desk.tool === 'adjust')
    return <AdjustPanel {...{ adjustment, parts, onClose }} onChange={setAdjustment} />
  if (desk.tool === 'tour') return <TourPanel {...walk} onClose={onClose} />
  if (foot) return foot
  return marks.length > 0 && <MarkBar {...walk} />
}

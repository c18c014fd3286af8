import { useLingui } from '@lingui/react/macro'
import Maximize from 'lucide-react/icons/maximize'
import type { ReactNode } from 'react'
import { DrawnTag } from '../ui/signs/DrawnTag.tsx'
import css from './slide/frame/Viewer.module.css'
import { NotSharp } from './slide/frame/ViewerStatus.tsx'
import { ZoomButtons } from './slide/frame/ZoomButtons.tsx'
import type { Slide } from './slide/slide.ts'
import type { SlideState } from './slide/useSlide.ts'
import { AlteredTag } from './tools/AlteredTag.tsx'
import { isAltered, UNALTERED } from './tools/adjust.ts'
import type { FramedViewer } from './useViewerFrame.ts'

interface TopProps {
  frame: FramedViewer
  /** the picture is a drawing */
  drawn: boolean | undefined
  /** at the left: the map; left out where there is no room for it */
  map: ReactNode
  /** at the right, above the signs: the tool bar */
  tools: ReactNode
}

/** Over the picture, above: the map at one side, the tools and what one must know about the picture at the other. */
export function ViewerTop({ frame, drawn, map, tools }: TopProps) {
  const { adjustment, setAdjustment } = frame
  return (
    <div className={css.top}>
      {map && <div className={css.left}>{map}</div>}
      <span className={css.spread} />
      <div className={css.right}>
        {tools}
        {isAltered(adjustment) && <AlteredTag onReset={() => setAdjustment(UNALTERED)} />}
        {drawn && <DrawnTag />}
      </div>
    </div>
  )
}

interface SideProps {
  slide: Slide
  state: SlideState
  onRetry: () => void
  compact: boolean | undefined
  onEnlarge: () => void
  /** at the foot: its beginning and its end */
  start?: ReactNode
  end?: ReactNode
}

/** Over the picture, below: what zooms it, and its foot. */
export function ViewerSide({ slide, state, onRetry, compact, onEnlarge, start, end }: SideProps) {
  const { t } = useLingui()
  return (
    <div className={css.side}>
      {state === 'blurred' && <NotSharp onRetry={onRetry} />}
      {compact || <ZoomButtons slide={slide} />}
      <div className={css.foot}>
        {start}
        <span className={css.spread} />
        {end}
        {compact && (
          <button
            type="button"
            className={css.enlarge}
            data-float="enlarge"
            aria-label={t`看大图`}
            onClick={onEnlarge}
          >
            <Maximize aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  )
}

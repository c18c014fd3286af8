import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useNames } from '../ui/bilingual.ts'
import { classes } from '../ui/classes.ts'
import { ToolBar } from './Bar.tsx'
import { MarkBar } from './marks/MarkBar.tsx'
import { TourPanel } from './marks/TourPanel.tsx'
import { finestLevelAt, maxClarity } from './slide/clarity.ts'
import { FullView } from './slide/frame/FullView.tsx'
import { Minimap } from './slide/frame/Minimap.tsx'
import css from './slide/frame/Viewer.module.css'
import { BeingMade, CannotOpen, Opening } from './slide/frame/ViewerStatus.tsx'
import { pressKey } from './slide/keys.ts'
import { keyAreaRole } from './slide/roles.ts'
import type { ViewerProps } from './slide/types.ts'
import { usePlace } from './slide/useFlights.ts'
import type { SlideState } from './slide/useSlide.ts'
import { AdjustFilter } from './tools/AdjustFilter.tsx'
import { AdjustPanel } from './tools/AdjustPanel.tsx'
import { isAltered } from './tools/adjust.ts'
import { turnKeys, turnShortcuts } from './turntable/keys.ts'
import { SpinBar } from './turntable/SpinBar.tsx'
import { TurnedMarks } from './turntable/TurnedMarks.tsx'
import { TurnSheets } from './turntable/TurnSheets.tsx'
import own from './turntable/Turntable.module.css'
import type { TurntableSlide } from './turntable/turntableSlide.ts'
import { useSpins } from './turntable/useSpins.ts'
import { useTurntable } from './turntable/useTurntable.ts'
import { type FramedProps, type FramedViewer, useTellSlide, useViewerFrame } from './useViewerFrame.ts'
import { ViewerSide, ViewerTop } from './ViewerFrame.tsx'

/** A specimen that is turned round under the finger, with marks that go with its surface. */
export function Turntable(props: ViewerProps) {
  const { tiles } = props.specimen
  return tiles ? (
    <Stand key={tiles.url} {...props} tiles={tiles} />
  ) : (
    <div className={css.viewer} data-viewer="waiting">
      <BeingMade />
    </div>
  )
}

/** Below the picture: the tool at work, else what the place shows there, else the marks one by one. */
function TurnFoot({ viewer, frame }: { viewer: FramedProps; frame: FramedViewer }) {
  const { marks, selected, onSelect, names = true, latin, revealed, onReveal, foot } = viewer
  const { toolbox, adjustment, setAdjustment } = frame
  const onClose = toolbox.closeTool
  const walk = { marks, selected, onSelect, names, latin, revealed, onReveal }
  if (toolbox.tool === 'adjust')
    return <AdjustPanel {...{ adjustment, onClose }} parts={[]} onChange={setAdjustment} />
  if (toolbox.tool === 'tour') return <TourPanel {...walk} onClose={onClose} />
  return foot ?? (marks.length > 0 && <MarkBar {...walk} />)
}

interface RoundProps {
  viewer: FramedProps
  frame: FramedViewer
  turning: TurntableSlide
  state: SlideState
  onRetry: () => void
}

/** What stands round the picture: map, tools and zoom. */
function RoundTurntable({ viewer, frame, turning, state, onRetry }: RoundProps) {
  const { specimen, tiles, compact, tools, filled } = viewer
  const { toolbox, hasTools, adjustment } = frame
  const bar = (
    <ToolBar toolbox={toolbox} measures={false} turns={false} filled={filled}>
      {tools}
    </ToolBar>
  )
  return (
    <>
      {isAltered(adjustment) && <AdjustFilter slide={turning} adjustment={adjustment} parts={[]} />}
      <ViewerTop
        frame={frame}
        drawn={specimen.drawn}
        map={!compact && <Minimap slide={turning} specimen={specimen} tiles={tiles} />}
        tools={hasTools && bar}
      />
      <ViewerSide
        slide={turning}
        {...{ state, onRetry, compact }}
        onEnlarge={() => frame.setLarge(true)}
        start={compact && <SpinBar turning={turning} count={specimen.pictureNum} compact />}
      />
    </>
  )
}

/** What stands on the surface and turns with it. */
function OnTurntable({ viewer, turning }: Pick<RoundProps, 'viewer' | 'turning'>) {
  const { marks, selected, onSelect, names = true, revealed, pinless, arrow, overlay } = viewer
  return createPortal(
    <>
      <TurnedMarks {...{ turning, marks, selected, onSelect, names, revealed, pinless, arrow }} />
      {overlay?.(turning)}
    </>,
    turning.canvas,
  )
}

/** The stand: the specimen, what stands on it, what turns it, and the tools. */
function Stand(props: FramedProps) {
  const { specimen, tiles, compact, names = true, onPlace, onSlide, clarity = maxClarity, onSharp } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const frame = useViewerFrame(props)
  const { toolbox, hasTools, adjustment } = frame
  const { place, turning, state, retry } = useTurntable(specimen, tiles, finestLevelAt(tiles, clarity))
  useSpins(turning, props)
  usePlace(turning, onPlace)
  useTellSlide(turning, onSlide)
  const tellSharp = useEffectEvent((sharp: boolean) => void onSharp?.(sharp))
  useEffect(() => tellSharp(state === 'open'), [state])
  const count = specimen.pictureNum
  const onKeyDown = (event: KeyboardEvent) => {
    if (!turning) return
    const acts = { ...turnKeys(turning, count, event.shiftKey), ...frame.keys }
    if (pressKey(event, turning, acts)) event.preventDefault()
  }
  const name = names ? pick(specimen.name, specimen.nameEn) : t`标本图像`
  const label = t`${name}：左右方向键转动，加减键缩放，0 看全图`
  return (
    <div ref={frame.root} className={frame.look} data-viewer={state} data-tool={frame.toolName}>
      <div className={css.table}>
        <div
          ref={frame.board}
          className={classes(css.stage, hasTools && own.below)}
          {...keyAreaRole(label, onKeyDown)}
          aria-keyshortcuts={turnShortcuts}
        >
          <div ref={place} className={classes(own.picture, compact && own.compact)} />
          {turning && <OnTurntable viewer={props} turning={turning} />}
        </div>
        {state === 'opening' && <Opening thumbnail={specimen.thumbnailPath} />}
        {state === 'failed' && <CannotOpen onRetry={retry} compact={compact} />}
        {turning && state !== 'failed' && (
          <RoundTurntable viewer={props} {...{ frame, turning, state }} onRetry={retry} />
        )}
      </div>
      {!compact && turning && state !== 'failed' && <SpinBar turning={turning} count={count} />}
      {hasTools && <TurnFoot viewer={props} frame={frame} />}
      {hasTools && turning && <TurnSheets {...{ ...props, names, turning, toolbox, adjustment }} />}
      {frame.isLarge && (
        <FullView onClose={() => frame.setLarge(false)}>
          <Stand {...props} compact={false} filled />
        </FullView>
      )}
    </div>
  )
}

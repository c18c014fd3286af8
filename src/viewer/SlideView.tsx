import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { zoomUnder } from '../rules/objectives.ts'
import { partsOf } from '../rules/stain.ts'
import { useNames } from '../ui/bilingual.ts'
import { ToolBar } from './Bar.tsx'
import { ViewerFoot } from './Foot.tsx'
import { SlideMarks } from './marks/Marks.tsx'
import { SlideSheets } from './Sheets.tsx'
import { finestLevelAt, maxClarity } from './slide/clarity.ts'
import { Compass } from './slide/frame/Compass.tsx'
import { FirstView } from './slide/frame/FirstView.tsx'
import { FullView } from './slide/frame/FullView.tsx'
import { Minimap } from './slide/frame/Minimap.tsx'
import { Objectives } from './slide/frame/Objectives.tsx'
import { ScaleBar } from './slide/frame/ScaleBar.tsx'
import { TurnButton } from './slide/frame/TurnButton.tsx'
import css from './slide/frame/Viewer.module.css'
import { CannotOpen, Opening } from './slide/frame/ViewerStatus.tsx'
import { usableObjectives, viewPlaceOf } from './slide/geometry.ts'
import { type KeyActions, objectiveKeys, pressKey } from './slide/keys.ts'
import { keyAreaRole } from './slide/roles.ts'
import type { Slide } from './slide/slide.ts'
import { useFlights, usePlace } from './slide/useFlights.ts'
import { useSlide } from './slide/useSlide.ts'
import { AdjustFilter } from './tools/AdjustFilter.tsx'
import { isAltered } from './tools/adjust.ts'
import { MeasureLayer } from './tools/MeasureLayer.tsx'
import { useMeasure } from './tools/useMeasure.ts'
import { type FramedProps, type FramedViewer, useTellSlide, useViewerFrame } from './useViewerFrame.ts'
import { ViewerSide, ViewerTop } from './ViewerFrame.tsx'

/** The slide, what a tap on it does, and whether its first view still stands in for it. */
function useTappedSlide(props: FramedProps, { root, toolbox, hasTools, setLarge }: FramedViewer) {
  const { specimen, tiles, marks, selected, onSelect, compact, onPlace, onSlide, onTap, onSharp } = props
  const measuring = useMeasure()
  const isMeasuring = toolbox.tool === 'measure'
  const [isFirst, setFirst] = useState(hasTools && !props.place && selected === null)
  const selectPin = (target: EventTarget | null) => {
    const pin = target instanceof Element ? target.closest('[data-mark]') : null
    const mark = pin && marks.find(({ id }) => String(id) === pin.getAttribute('data-mark'))
    if (mark) onSelect(mark.id)
  }
  const { place, slide, state, retry } = useSlide(
    specimen,
    tiles,
    (target, at) => {
      if (isMeasuring && slide) measuring.add(at, slide.live.get())
      else if (onTap) onTap(at)
      else if (compact) setLarge(true)
      else {
        selectPin(target)
        return false
      }
      return true
    },
    finestLevelAt(tiles, props.clarity ?? maxClarity),
    (sharp) => {
      // read by work in the background, which leaves the line to the picture
      root.current?.toggleAttribute('data-loading', !sharp)
      if (sharp) setFirst(false)
      onSharp?.(sharp)
    },
  )
  useFlights(slide, props)
  usePlace(slide, onPlace)
  // whatever moves it, keys and buttons too: what moves is the picture itself
  useEffect(() => {
    if (!slide) return
    const { x, y, zoom, rotation } = slide.live.get()
    return slide.live.subscribe(() => {
      const now = slide.live.get()
      if (now.x !== x || now.y !== y || now.zoom !== zoom || now.rotation !== rotation) setFirst(false)
    })
  }, [slide])
  useTellSlide(slide, onSlide)
  return { place, slide, state, retry, isFirst, measuring, isMeasuring }
}

type TappedSlide = ReturnType<typeof useTappedSlide>

/** Keys of a slide, beside those that move it. */
function slideKeys(
  { specimen, compact, onTap }: FramedProps,
  { toolbox, hasTools, keys }: FramedViewer,
  { measuring, isMeasuring }: TappedSlide,
  slide: Slide,
): KeyActions {
  return {
    ...keys,
    m: hasTools && specimen.scale > 0 ? () => toolbox.openTool('measure') : undefined,
    ...(onTap && { enter: () => onTap(viewPlaceOf(slide.live.get())) }),
    ...(isMeasuring && {
      enter: () => measuring.addMiddle(slide.live.get()),
      backspace: measuring.undo,
    }),
    // beside a question the numbers choose
    ...(!compact &&
      objectiveKeys(usableObjectives(specimen, slide.live.get()), (objective) =>
        slide.zoomTo(zoomUnder(objective, specimen.scale)),
      )),
  }
}

/** The name of the key area, with the keys that one needs first. */
function useSlideLabel({ specimen, names = true }: FramedProps, hasTools: boolean): string {
  const { t } = useLingui()
  const { pick } = useNames()
  const name = names ? pick(specimen.name, specimen.nameEn) : t`标本图像`
  return hasTools
    ? t`${name}：方向键移动，加减键缩放，0 看全图，问号看所有按键`
    : t`${name}：方向键移动，加减键缩放，0 看全图`
}

interface OverlaidProps {
  viewer: FramedProps
  frame: FramedViewer
  tapped: TappedSlide
  slide: Slide
}

/** What stands on the picture and moves with it. */
function OnSlide({ viewer, tapped: { measuring, isMeasuring }, slide }: Omit<OverlaidProps, 'frame'>) {
  const { specimen, marks, selected, onSelect, names = true, arrow, overlay, pinless, revealed } = viewer
  return createPortal(
    <>
      <SlideMarks
        {...{ slide, marks, selected, names, arrow, onSelect, pinless, revealed }}
        scale={specimen.scale}
      />
      {overlay?.(slide)}
      {isMeasuring && <MeasureLayer slide={slide} measuring={measuring} />}
    </>,
    slide.canvas,
  )
}

/** What stands round the picture: map and compass, tools, zoom, scale bar and objectives. */
function RoundSlide({ viewer, frame, tapped: { state, retry }, slide }: OverlaidProps) {
  const { specimen, tiles, compact, paired, tools, filled } = viewer
  const map = (
    <>
      <Minimap slide={slide} specimen={specimen} tiles={tiles} />
      <div className={css.turns}>
        {paired && <TurnButton slide={slide} />}
        <Compass slide={slide} />
      </div>
    </>
  )
  const bar = (
    <ToolBar toolbox={frame.toolbox} measures={specimen.scale > 0} filled={filled}>
      {tools}
    </ToolBar>
  )
  return (
    <>
      <ViewerTop frame={frame} drawn={specimen.drawn} map={!compact && map} tools={frame.hasTools && bar} />
      <ViewerSide
        {...{ slide, state, compact }}
        onRetry={retry}
        onEnlarge={() => frame.setLarge(true)}
        start={<ScaleBar slide={slide} scale={specimen.scale} compact={compact} />}
        end={compact || <Objectives slide={slide} specimen={specimen} />}
      />
    </>
  )
}

/** The microscope's table: the picture, what stands on it, what moves it, and the tools. */
export function SlideView(props: FramedProps) {
  const { specimen, compact, names = true, clarity = maxClarity } = props
  const frame = useViewerFrame(props)
  const { toolbox, hasTools, adjustment, setAdjustment } = frame
  const tapped = useTappedSlide(props, frame)
  const { slide, state, retry, measuring } = tapped
  const parts = partsOf(specimen.dye)
  const label = useSlideLabel(props, hasTools)
  const onKeyDown = (event: KeyboardEvent) => {
    if (slide && pressKey(event, slide, slideKeys(props, frame, tapped, slide))) event.preventDefault()
  }
  return (
    <div ref={frame.root} className={frame.look} data-viewer={state} data-tool={frame.toolName}>
      <div className={css.table}>
        <div ref={frame.board} className={css.stage} {...keyAreaRole(label, onKeyDown)}>
          <div ref={tapped.place} className={css.picture} />
          {slide && <OnSlide viewer={props} {...{ tapped, slide }} />}
        </div>
        {state === 'opening' && <Opening thumbnail={specimen.thumbnailPath} />}
        {tapped.isFirst && (state === 'opening' || state === 'open') && (
          <FirstView {...{ specimen, clarity }} />
        )}
        {state === 'failed' && <CannotOpen onRetry={retry} compact={compact} />}
        {slide && state !== 'failed' && (
          <>
            {isAltered(adjustment) && <AdjustFilter {...{ slide, adjustment, parts }} />}
            <RoundSlide viewer={props} {...{ frame, tapped, slide }} />
          </>
        )}
      </div>
      {hasTools && (
        <ViewerFoot {...{ ...props, names, slide, toolbox, measuring, adjustment, setAdjustment, parts }} />
      )}
      {hasTools && slide && <SlideSheets {...{ ...props, names, slide, toolbox, adjustment, parts }} />}
      {frame.isLarge && (
        <FullView onClose={() => frame.setLarge(false)}>
          <SlideView {...props} compact={false} filled />
        </FullView>
      )}
    </div>
  )
}

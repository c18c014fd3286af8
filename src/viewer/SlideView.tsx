import { useLingui } from '@lingui/react/macro'
import Maximize from 'lucide-react/icons/maximize'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Tiles } from '../contract/specimens.ts'
import { zoomUnder } from '../rules/objectives.ts'
import { partsOf } from '../rules/stain.ts'
import { useNames } from '../ui/bilingual.ts'
import { classes } from '../ui/classes.ts'
import { DrawnTag } from '../ui/signs/DrawnTag.tsx'
import { ToolBar } from './Bar.tsx'
import { ViewerFoot } from './Foot.tsx'
import { SlideMarks } from './marks/Marks.tsx'
import { nextMarkIndex } from './marks/nextMarkIndex.ts'
import { SlideSheets } from './Sheets.tsx'
import { finestLevelAt, maxClarity } from './slide/clarity.ts'
import { Compass } from './slide/frame/Compass.tsx'
import { FirstView } from './slide/frame/FirstView.tsx'
import { FullView } from './slide/frame/FullView.tsx'
import { Minimap } from './slide/frame/Minimap.tsx'
import { Objectives } from './slide/frame/Objectives.tsx'
import { ScaleBar } from './slide/frame/ScaleBar.tsx'
import { TurnButton } from './slide/frame/TurnButton.tsx'
import { useEscape } from './slide/frame/useEscape.ts'
import { useToolbox } from './slide/frame/useToolbox.ts'
import css from './slide/frame/Viewer.module.css'
import { CannotOpen, NotSharp, Opening } from './slide/frame/ViewerStatus.tsx'
import { ZoomButtons } from './slide/frame/ZoomButtons.tsx'
import { usableObjectives, viewPlaceOf } from './slide/geometry.ts'
import { objectiveKeys, pressKey } from './slide/keys.ts'
import { keyAreaRole } from './slide/roles.ts'
import type { Slide } from './slide/slide.ts'
import type { ViewerProps } from './slide/types.ts'
import { useFlights, usePlace } from './slide/useFlights.ts'
import { useSlide } from './slide/useSlide.ts'
import { AdjustFilter } from './tools/AdjustFilter.tsx'
import { AlteredTag } from './tools/AlteredTag.tsx'
import { isAltered, UNALTERED } from './tools/adjust.ts'
import { MeasureLayer } from './tools/MeasureLayer.tsx'
import { useMeasure } from './tools/useMeasure.ts'

interface Props extends ViewerProps {
  tiles: Tiles
  /** fills the screen already, as a question's picture does */
  filled?: boolean
}

/** The microscope's table: the picture, what stands on it, what moves it, and the tools. */
export function SlideView(props: Props) {
  const { specimen, tiles, marks, selected, onSelect, compact, paired, names = true, arrow, filled } = props
  const {
    overlay,
    tools,
    onPlace,
    onSlide,
    onTool,
    onTap,
    onSharp,
    clarity = maxClarity,
    pinless,
    revealed,
    foot,
    onLeave,
  } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const [large, setLarge] = useState(false)
  const [adjustment, setAdjustment] = useState(UNALTERED)
  const root = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const toolbox = useToolbox(root, board, onTool)
  const measuring = useMeasure()
  const isMeasuring = toolbox.tool === 'measure'
  const hasTools = !compact && !paired
  const [isFirst, setFirst] = useState(hasTools && !props.place && selected === null)
  const { place, slide, state, retry } = useSlide(
    specimen,
    tiles,
    (target, at) => {
      if (isMeasuring && slide) {
        measuring.add(at, slide.live.get())
        return true
      }
      if (onTap) {
        onTap(at)
        return true
      }
      if (compact) {
        setLarge(true)
        return true
      }
      const pin = target instanceof Element ? target.closest('[data-mark]') : null
      const mark = pin && marks.find(({ id }) => String(id) === pin.getAttribute('data-mark'))
      if (mark) onSelect(mark.id)
      return false
    },
    finestLevelAt(tiles, clarity),
    (sharp) => {
      // read by work in the background, which leaves the line to the picture
      root.current?.toggleAttribute('data-loading', !sharp)
      if (sharp) setFirst(false)
      onSharp?.(sharp)
    },
  )
  useFlights(slide, props)
  usePlace(slide, onPlace)
  // who shows something at the foot has begun a tool of his own
  const yieldFoot = useEffectEvent(() => toolbox.tool && toolbox.closeTool())
  const isFootTaken = Boolean(foot)
  useEffect(() => {
    if (isFootTaken) yieldFoot()
  }, [isFootTaken])
  // whatever moves it, keys and buttons too: what moves is the picture itself
  useEffect(() => {
    if (!slide) return
    const { x, y, zoom, rotation } = slide.live.get()
    return slide.live.subscribe(() => {
      const now = slide.live.get()
      if (now.x !== x || now.y !== y || now.zoom !== zoom || now.rotation !== rotation) setFirst(false)
    })
  }, [slide])
  const tell = useEffectEvent((now: Slide | null) => void onSlide?.(now))
  useEffect(() => tell(slide), [slide])
  const parts = partsOf(specimen.dye)
  const step = (by: 1 | -1) => {
    const at = marks.findIndex(({ id }) => id === selected)
    onSelect(marks[nextMarkIndex(at, by, marks.length)]?.id ?? null)
  }
  const acts = () => ({
    n: () => step(1),
    p: () => step(-1),
    ...(hasTools && {
      t: marks.length > 0 ? () => toolbox.openTool('tour') : undefined,
      m: specimen.scale > 0 ? () => toolbox.openTool('measure') : undefined,
      a: () => toolbox.openTool('adjust'),
      f: () => filled || toolbox.setFull(!toolbox.isFull),
      s: () => toolbox.openSheet('snapshot'),
      '?': () => toolbox.openSheet('help'),
    }),
    ...(onTap && slide && { enter: () => onTap(viewPlaceOf(slide.live.get())) }),
    ...(isMeasuring &&
      slide && { enter: () => measuring.addMiddle(slide.live.get()), backspace: measuring.undo }),
    // beside a question the numbers choose
    ...(slide &&
      !compact &&
      objectiveKeys(usableObjectives(specimen, slide.live.get()), (objective) =>
        slide.zoomTo(zoomUnder(objective, specimen.scale)),
      )),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (slide && pressKey(event, slide, acts())) event.preventDefault()
  }
  /** one thing at a time, from anywhere on the table */
  useEscape(root, () => {
    if (toolbox.sheet) return false
    if (toolbox.tool) toolbox.closeTool()
    else if (foot && onLeave?.()) return true
    else if (selected !== null) onSelect(null)
    else if (toolbox.isFull) toolbox.setFull(false)
    else return false
    return true
  })
  const name = names ? pick(specimen.name, specimen.nameEn) : t`标本图像`
  const label = hasTools
    ? t`${name}：方向键移动，加减键缩放，0 看全图，问号看所有按键`
    : t`${name}：方向键移动，加减键缩放，0 看全图`
  const look = classes(
    css.viewer,
    compact && css.compact,
    hasTools && css.tooled,
    toolbox.isFull && css.filled,
  )
  return (
    <div
      ref={root}
      className={look}
      data-viewer={state}
      data-tool={toolbox.tool ?? (foot ? 'own' : undefined)}
    >
      <div className={css.table}>
        <div ref={board} className={css.stage} {...keyAreaRole(label, onKeyDown)}>
          <div ref={place} className={css.picture} />
          {slide &&
            createPortal(
              <>
                <SlideMarks
                  {...{ slide, marks, selected, names, arrow, onSelect, pinless, revealed }}
                  scale={specimen.scale}
                />
                {overlay?.(slide)}
                {isMeasuring && <MeasureLayer slide={slide} measuring={measuring} />}
              </>,
              slide.canvas,
            )}
        </div>
        {state === 'opening' && <Opening thumbnail={specimen.thumbnailPath} />}
        {isFirst && (state === 'opening' || state === 'open') && <FirstView {...{ specimen, clarity }} />}
        {state === 'failed' && <CannotOpen onRetry={retry} compact={compact} />}
        {slide && state !== 'failed' && (
          <>
            {isAltered(adjustment) && <AdjustFilter {...{ slide, adjustment, parts }} />}
            <div className={css.top}>
              {compact || (
                <div className={css.left}>
                  <Minimap slide={slide} specimen={specimen} tiles={tiles} />
                  <div className={css.turns}>
                    {paired && <TurnButton slide={slide} />}
                    <Compass slide={slide} />
                  </div>
                </div>
              )}
              <span className={css.spread} />
              <div className={css.right}>
                {hasTools && (
                  <ToolBar toolbox={toolbox} measures={specimen.scale > 0} filled={filled}>
                    {tools}
                  </ToolBar>
                )}
                {isAltered(adjustment) && <AlteredTag onReset={() => setAdjustment(UNALTERED)} />}
                {specimen.drawn && <DrawnTag />}
              </div>
            </div>
            <div className={css.side}>
              {state === 'blurred' && <NotSharp onRetry={retry} />}
              {compact || <ZoomButtons slide={slide} />}
              <div className={css.foot}>
                <ScaleBar slide={slide} scale={specimen.scale} compact={compact} />
                <span className={css.spread} />
                {compact || <Objectives slide={slide} specimen={specimen} />}
                {compact && (
                  <button
                    type="button"
                    className={css.enlarge}
                    data-float="enlarge"
                    aria-label={t`看大图`}
                    onClick={() => setLarge(true)}
                  >
                    <Maximize aria-hidden="true" />
                  </button>
                )}
              </div>
            </div>
          </>
        )}
      </div>
      {hasTools && (
        <ViewerFoot {...{ ...props, names, slide, toolbox, measuring, adjustment, setAdjustment, parts }} />
      )}
      {hasTools && slide && <SlideSheets {...{ ...props, names, slide, toolbox, adjustment, parts }} />}
      {large && (
        <FullView onClose={() => setLarge(false)}>
          <SlideView {...props} compact={false} filled />
        </FullView>
      )}
    </div>
  )
}

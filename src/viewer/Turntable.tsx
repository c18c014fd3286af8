import { useLingui } from '@lingui/react/macro'
import Maximize from 'lucide-react/icons/maximize'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Tiles } from '../contract/specimens.ts'
import { useNames } from '../ui/bilingual.ts'
import { classes } from '../ui/classes.ts'
import { DrawnTag } from '../ui/signs/DrawnTag.tsx'
import { ToolBar } from './Bar.tsx'
import { MarkBar } from './marks/MarkBar.tsx'
import { nextMarkIndex } from './marks/nextMarkIndex.ts'
import { TourPanel } from './marks/TourPanel.tsx'
import { finestLevelAt, maxClarity } from './slide/clarity.ts'
import { FullView } from './slide/frame/FullView.tsx'
import { Minimap } from './slide/frame/Minimap.tsx'
import { useEscape } from './slide/frame/useEscape.ts'
import { useToolbox } from './slide/frame/useToolbox.ts'
import css from './slide/frame/Viewer.module.css'
import { BeingMade, CannotOpen, NotSharp, Opening } from './slide/frame/ViewerStatus.tsx'
import { ZoomButtons } from './slide/frame/ZoomButtons.tsx'
import { pressKey } from './slide/keys.ts'
import { keyAreaRole } from './slide/roles.ts'
import type { Slide } from './slide/slide.ts'
import type { ViewerProps } from './slide/types.ts'
import { usePlace } from './slide/useFlights.ts'
import { AdjustFilter } from './tools/AdjustFilter.tsx'
import { AdjustPanel } from './tools/AdjustPanel.tsx'
import { AlteredTag } from './tools/AlteredTag.tsx'
import { isAltered, UNALTERED } from './tools/adjust.ts'
import { turnKeys, turnShortcuts } from './turntable/keys.ts'
import { SpinBar } from './turntable/SpinBar.tsx'
import { TurnedMarks } from './turntable/TurnedMarks.tsx'
import { TurnSheets } from './turntable/TurnSheets.tsx'
import own from './turntable/Turntable.module.css'
import { useSpins } from './turntable/useSpins.ts'
import { useTurntable } from './turntable/useTurntable.ts'

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

interface Props extends ViewerProps {
  tiles: Tiles
  /** fills the screen already, as a question's picture does */
  filled?: boolean
}

/** The stand: the specimen, what stands on it, what turns it, and the tools. */
function Stand(props: Props) {
  const { specimen, tiles, marks, selected, onSelect, compact, paired, names = true, arrow, filled } = props
  const { overlay, tools, onPlace, onSlide, onTool, clarity = maxClarity, foot, onLeave } = props
  const { pinless, latin, revealed, onReveal, onSharp } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const [large, setLarge] = useState(false)
  const [adjustment, setAdjustment] = useState(UNALTERED)
  const root = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const toolbox = useToolbox(root, board, onTool)
  const { place, turning, state, retry } = useTurntable(specimen, tiles, finestLevelAt(tiles, clarity))
  useSpins(turning, props)
  usePlace(turning, onPlace)
  // who shows something at the foot has begun a tool of his own
  const yieldFoot = useEffectEvent(() => toolbox.tool && toolbox.closeTool())
  const isFootTaken = Boolean(foot)
  useEffect(() => {
    if (isFootTaken) yieldFoot()
  }, [isFootTaken])
  const tell = useEffectEvent((now: Slide | null) => void onSlide?.(now))
  useEffect(() => tell(turning), [turning])
  const tellSharp = useEffectEvent((sharp: boolean) => void onSharp?.(sharp))
  useEffect(() => tellSharp(state === 'open'), [state])
  const hasTools = !compact && !paired
  const count = specimen.pictureNum
  const step = (by: 1 | -1) => {
    const at = marks.findIndex(({ id }) => id === selected)
    onSelect(marks[nextMarkIndex(at, by, marks.length)]?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!turning) return
    const acts = {
      ...turnKeys(turning, count, event.shiftKey),
      n: () => step(1),
      p: () => step(-1),
      ...(hasTools && {
        t: marks.length > 0 ? () => toolbox.openTool('tour') : undefined,
        a: () => toolbox.openTool('adjust'),
        f: () => filled || toolbox.setFull(!toolbox.isFull),
        s: () => toolbox.openSheet('snapshot'),
        '?': () => toolbox.openSheet('help'),
      }),
    }
    if (pressKey(event, turning, acts)) event.preventDefault()
  }
  /** one thing at a time, from anywhere on the stand */
  useEscape(root, () => {
    if (toolbox.sheet) return false
    if (toolbox.tool) toolbox.closeTool()
    else if (foot && onLeave?.()) return true
    else if (selected !== null) onSelect(null)
    else if (toolbox.isFull) toolbox.setFull(false)
    else return false
    return true
  })
  const walk = { marks, selected, onSelect, names, latin, revealed, onReveal }
  const name = names ? pick(specimen.name, specimen.nameEn) : t`标本图像`
  const label = t`${name}：左右方向键转动，加减键缩放，0 看全图`
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
        <div
          ref={board}
          className={classes(css.stage, hasTools && own.below)}
          {...keyAreaRole(label, onKeyDown)}
          aria-keyshortcuts={turnShortcuts}
        >
          <div ref={place} className={classes(own.picture, compact && own.compact)} />
          {turning &&
            createPortal(
              <>
                <TurnedMarks {...{ turning, marks, selected, onSelect, names, revealed, pinless, arrow }} />
                {overlay?.(turning)}
              </>,
              turning.canvas,
            )}
        </div>
        {state === 'opening' && <Opening thumbnail={props.specimen.thumbnailPath} />}
        {state === 'failed' && <CannotOpen onRetry={retry} compact={compact} />}
        {turning && state !== 'failed' && (
          <>
            {isAltered(adjustment) && <AdjustFilter slide={turning} adjustment={adjustment} parts={[]} />}
            <div className={css.top}>
              {compact || (
                <div className={css.left}>
                  <Minimap slide={turning} specimen={specimen} tiles={tiles} />
                </div>
              )}
              <span className={css.spread} />
              <div className={css.right}>
                {hasTools && (
                  <ToolBar toolbox={toolbox} measures={false} turns={false} filled={filled}>
                    {tools}
                  </ToolBar>
                )}
                {isAltered(adjustment) && <AlteredTag onReset={() => setAdjustment(UNALTERED)} />}
                {specimen.drawn && <DrawnTag />}
              </div>
            </div>
            <div className={css.side}>
              {state === 'blurred' && <NotSharp onRetry={retry} />}
              {compact || <ZoomButtons slide={turning} />}
              <div className={css.foot}>
                {compact && <SpinBar turning={turning} count={count} compact />}
                <span className={css.spread} />
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
      {!compact && turning && state !== 'failed' && <SpinBar turning={turning} count={count} />}
      {hasTools &&
        (toolbox.tool === 'adjust' ? (
          <AdjustPanel {...{ adjustment }} parts={[]} onChange={setAdjustment} onClose={toolbox.closeTool} />
        ) : toolbox.tool === 'tour' ? (
          <TourPanel {...walk} onClose={toolbox.closeTool} />
        ) : (
          (foot ?? (marks.length > 0 && <MarkBar {...walk} />))
        ))}
      {hasTools && turning && <TurnSheets {...{ ...props, names, turning, toolbox, adjustment }} />}
      {large && (
        <FullView onClose={() => setLarge(false)}>
          <Stand {...props} compact={false} filled />
        </FullView>
      )}
    </div>
  )
}

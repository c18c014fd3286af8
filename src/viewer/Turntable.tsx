import { useLingui } from '@lingui/react/macro'
import Maximize from 'lucide-react/icons/maximize'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Tiles } from '../contract/specimens.ts'
import { useNames } from '../ui/bilingual.ts'
import { classes } from '../ui/classes.ts'
import { DrawnTag } from '../ui/DrawnTag.tsx'
import { Bar } from './Bar.tsx'
import { MarkBar } from './marks/MarkBar.tsx'
import { TourPanel } from './marks/TourPanel.tsx'
import { FULL_CLARITY, finestLevel } from './slide/clarity.ts'
import css from './slide/DeepZoom.module.css'
import { FullView } from './slide/FullView.tsx'
import { press } from './slide/keys.ts'
import { Minimap } from './slide/Minimap.tsx'
import { BeingMade, CannotOpen, NotSharp, Opening } from './slide/Plight.tsx'
import { stage } from './slide/roles.ts'
import type { Slide } from './slide/slide.ts'
import type { ViewerProps } from './slide/types.ts'
import { useDesk } from './slide/useDesk.ts'
import { useEscape } from './slide/useEscape.ts'
import { usePlace } from './slide/useFlights.ts'
import { ZoomButtons } from './slide/ZoomButtons.tsx'
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
import { useTurning } from './turntable/useTurning.ts'

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
  const { overlay, tools, onPlace, onSlide, onTool, clarity = FULL_CLARITY, foot, onLeave } = props
  const { pinless, latin, revealed, onReveal, onSharp } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const [large, setLarge] = useState(false)
  const [adjustment, setAdjustment] = useState(UNALTERED)
  const root = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const desk = useDesk(root, board, onTool)
  const { place, turning, state, retry } = useTurning(specimen, tiles, finestLevel(tiles, clarity))
  useSpins(turning, props)
  usePlace(turning, onPlace)
  // who shows something at the foot has begun a tool of his own
  const yieldFoot = useEffectEvent(() => desk.tool && desk.putAway())
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
    const next = at < 0 ? (by > 0 ? 0 : marks.length - 1) : (at + by + marks.length) % marks.length
    onSelect(marks[next]?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!turning) return
    const acts = {
      ...turnKeys(turning, count, event.shiftKey),
      n: () => step(1),
      p: () => step(-1),
      ...(hasTools && {
        t: marks.length > 0 ? () => desk.take('tour') : undefined,
        a: () => desk.take('adjust'),
        f: () => filled || desk.fill(!desk.full),
        s: () => desk.show('snapshot'),
        '?': () => desk.show('help'),
      }),
    }
    if (press(event, turning, acts)) event.preventDefault()
  }
  /** one thing at a time, from anywhere on the stand */
  useEscape(root, () => {
    if (desk.sheet) return false
    if (desk.tool) desk.putAway()
    else if (foot && onLeave?.()) return true
    else if (selected !== null) onSelect(null)
    else if (desk.full) desk.fill(false)
    else return false
    return true
  })
  const walk = { marks, selected, onSelect, names, latin, revealed, onReveal }
  const name = names ? pick(specimen.name, specimen.nameEn) : t`标本图像`
  const label = t`${name}：左右方向键转动，加减键缩放，0 看全图`
  const look = classes(css.viewer, compact && css.compact, hasTools && css.tooled, desk.full && css.filled)
  return (
    <div ref={root} className={look} data-viewer={state} data-tool={desk.tool ?? (foot ? 'own' : undefined)}>
      <div className={css.table}>
        <div
          ref={board}
          className={classes(css.stage, hasTools && own.below)}
          {...stage(label, onKeyDown)}
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
        {state === 'opening' && <Opening />}
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
                  <Bar desk={desk} measures={false} turns={false} filled={filled}>
                    {tools}
                  </Bar>
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
        (desk.tool === 'adjust' ? (
          <AdjustPanel {...{ adjustment }} parts={[]} onChange={setAdjustment} onClose={desk.putAway} />
        ) : desk.tool === 'tour' ? (
          <TourPanel {...walk} onClose={desk.putAway} />
        ) : (
          (foot ?? (marks.length > 0 && <MarkBar {...walk} />))
        ))}
      {hasTools && turning && <TurnSheets {...{ ...props, names, turning, desk, adjustment }} />}
      {large && (
        <FullView onClose={() => setLarge(false)}>
          <Stand {...props} compact={false} filled />
        </FullView>
      )}
    </div>
  )
}

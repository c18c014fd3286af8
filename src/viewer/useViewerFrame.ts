import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Tiles } from '../contract/specimens.ts'
import { classes } from '../ui/classes.ts'
import { nextMarkIndex } from './marks/nextMarkIndex.ts'
import { useEscape } from './slide/frame/useEscape.ts'
import { useToolbox } from './slide/frame/useToolbox.ts'
import css from './slide/frame/Viewer.module.css'
import type { KeyActions } from './slide/keys.ts'
import type { Slide } from './slide/slide.ts'
import type { ViewerProps } from './slide/types.ts'
import { UNALTERED } from './tools/adjust.ts'

export interface FramedProps extends ViewerProps {
  tiles: Tiles
  /** fills the screen already, as a question's picture does */
  filled?: boolean
}

/** The state of what stands round a slide or a turntable alike: its tools, its keys, and the look of it all. */
export function useViewerFrame(props: FramedProps) {
  const { marks, selected, onSelect, compact, paired, foot, onLeave, onTool, onDraw, filled } = props
  const [isLarge, setLarge] = useState(false)
  const [adjustment, setAdjustment] = useState(UNALTERED)
  const root = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const toolbox = useToolbox(root, board, onTool)
  const { tool, openTool, openSheet, isFull, setFull } = toolbox
  const hasTools = !compact && !paired
  // who shows something at the foot has begun a tool of his own
  const yieldFoot = useEffectEvent(() => toolbox.tool && toolbox.closeTool())
  const isFootTaken = Boolean(foot)
  useEffect(() => {
    if (isFootTaken) yieldFoot()
  }, [isFootTaken])
  /** one thing at a time, from anywhere on the frame */
  useEscape(root, () => {
    if (toolbox.sheet) return false
    if (tool) toolbox.closeTool()
    else if (foot && onLeave?.()) return true
    else if (selected !== null) onSelect(null)
    else if (isFull) setFull(false)
    else return false
    return true
  })
  const step = (by: 1 | -1) => {
    const at = marks.findIndex(({ id }) => id === selected)
    onSelect(marks[nextMarkIndex(at, by, marks.length)]?.id ?? null)
  }
  const keys: KeyActions = {
    n: () => step(1),
    p: () => step(-1),
    ...(hasTools && {
      t: marks.length > 0 ? () => openTool('tour') : undefined,
      a: () => openTool('adjust'),
      d: onDraw,
      f: () => filled || setFull(!isFull),
      s: () => openSheet('snapshot'),
      '?': () => openSheet('help'),
    }),
  }
  const look = classes(css.viewer, compact && css.compact, hasTools && css.tooled, isFull && css.filled)
  const toolName = tool ?? (foot ? 'own' : undefined)
  return {
    root,
    board,
    toolbox,
    hasTools,
    keys,
    look,
    toolName,
    adjustment,
    setAdjustment,
    isLarge,
    setLarge,
  }
}

export type FramedViewer = ReturnType<typeof useViewerFrame>

/** Tells who shows the viewer which picture it can move now. */
export function useTellSlide(slide: Slide | null, onSlide: ViewerProps['onSlide']): void {
  const tell = useEffectEvent((now: Slide | null) => void onSlide?.(now))
  useEffect(() => tell(slide), [slide])
}

import { useLingui } from '@lingui/react/macro'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { readJson, writeJson } from '../../device/local.ts'
import { localKeys } from '../../device/names.ts'
import css from './Assistant.module.css'
import {
  type BallBox,
  type BallPlace,
  type BallPoint,
  dragThresholdPx,
  edges,
  freeCorner,
  nearestPlace,
  startPlace,
} from './ballPlace.ts'

const isPlace = (value: unknown): value is BallPlace =>
  typeof value === 'object' &&
  value !== null &&
  'edge' in value &&
  'share' in value &&
  edges.some((edge) => edge === value.edge) &&
  typeof value.share === 'number' &&
  value.share >= 0 &&
  value.share <= 1

const screenSize = () => ({ width: document.documentElement.clientWidth, height: innerHeight })

const pressable = 'a[href], button, input, select, textarea, summary, label, [role="button"], [tabindex="0"]'

/** How far (px) a control may react beyond its box: its touch area is larger than what is seen. */
const reachPx = 6

const withReach = ({ left, top, width, height }: BallBox): BallBox => ({
  left: left - reachPx,
  top: top - reachPx,
  width: width + 2 * reachPx,
  height: height + 2 * reachPx,
})

/** The boxes of all that can be pressed and is in sight. */
function controlsInSight(): BallBox[] {
  const { width, height } = screenSize()
  return [...document.querySelectorAll(`#root ${pressable.replaceAll(', ', ', #root ')}`)]
    .map((element) => element.getBoundingClientRect())
    .filter(
      (box) => box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < height && box.left < width,
    )
    .map(withReach)
}

/** How long (ms) nothing may change before the ball checks whether it covers something. */
const restMs = 200

/** Calls back once the screen has come to rest after a change of its content, its size or its scroll. */
function useScreenAtRest(onRest: () => void) {
  useEffect(() => {
    let timer = setTimeout(onRest, restMs)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(onRest, restMs)
    }
    const changes = new MutationObserver(again)
    const root = document.getElementById('root')
    // A picture or a font that arrives moves controls without a new element.
    const sizes = new ResizeObserver(again)
    if (root) {
      changes.observe(root, { childList: true, subtree: true })
      sizes.observe(root)
    }
    addEventListener('resize', again)
    addEventListener('scroll', again, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('resize', again)
      removeEventListener('scroll', again, { capture: true })
    }
  }, [onRest])
}

const stepRatio = 0.05
const keyMoves: Record<string, (place: BallPlace) => BallPlace> = {
  ArrowLeft: (place) => moveAside(place, 'left', -stepRatio),
  ArrowRight: (place) => moveAside(place, 'right', stepRatio),
  ArrowUp: (place) => moveUpright(place, 'top', -stepRatio),
  ArrowDown: (place) => moveUpright(place, 'bottom', stepRatio),
}

const within = (share: number) => Math.min(Math.max(share, 0), 1)

function moveAside({ edge, share }: BallPlace, to: 'left' | 'right', by: number): BallPlace {
  return edge === 'left' || edge === 'right' ? { edge: to, share } : { edge, share: within(share + by) }
}

function moveUpright({ edge, share }: BallPlace, to: 'top' | 'bottom', by: number): BallPlace {
  return edge === 'top' || edge === 'bottom' ? { edge: to, share } : { edge, share: within(share + by) }
}

/** Where the ball is, and how pointer and keys move it. A press that was no drag opens the assistant. */
function useBallMoves(onOpen: () => void) {
  const [place, setPlace] = useState(() => readJson(localKeys.assistantBall, isPlace, startPlace))
  const [corner, setCorner] = useState<BallPoint | null>(null)
  const drag = useRef<{ from: BallPoint; corner: BallPoint; isMoving: boolean } | null>(null)

  const settle = useCallback(() => {
    if (!drag.current?.isMoving) setCorner(freeCorner(place, screenSize(), controlsInSight()))
  }, [place])
  useScreenAtRest(settle)
  useEffect(settle, [settle])

  function choosePlace(next: BallPlace) {
    writeJson(localKeys.assistantBall, next)
    setPlace(next)
  }
  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || !corner) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: { x: event.clientX, y: event.clientY }, corner, isMoving: false }
  }
  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const moving = drag.current
    if (!moving) return
    const [dx, dy] = [clientX - moving.from.x, clientY - moving.from.y]
    if (Math.hypot(dx, dy) > dragThresholdPx) moving.isMoving = true
    if (moving.isMoving) setCorner({ x: moving.corner.x + dx, y: moving.corner.y + dy })
  }
  function onPointerUp() {
    // The click that follows still sees that this was a drag.
    if (drag.current?.isMoving && corner) choosePlace(nearestPlace(corner, screenSize()))
  }
  function onClick() {
    const wasDrag = drag.current?.isMoving
    drag.current = null
    if (!wasDrag) onOpen()
  }
  function onKeyDown(event: KeyboardEvent) {
    const move = keyMoves[event.key]
    if (!move) return
    event.preventDefault()
    drag.current = null
    choosePlace(move(place))
  }
  function onPointerCancel() {
    drag.current = null
    settle()
  }
  return { corner, hands: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick, onKeyDown } }
}

/** B07: a ball of 40 px that opens the assistant. It is dragged to an edge, and rests beside what can be pressed. */
export function AssistantBall({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui()
  const { corner, hands } = useBallMoves(onOpen)
  return (
    <aside aria-label={t`学习助手`}>
      <button
        type="button"
        className={css.ball}
        aria-label={t`学习助手`}
        title={t`学习助手，可拖动或用方向键移动`}
        style={corner ? { transform: `translate(${corner.x}px, ${corner.y}px)` } : { visibility: 'hidden' }}
        {...hands}
      >
        <MessageCircle aria-hidden="true" />
      </button>
    </aside>
  )
}

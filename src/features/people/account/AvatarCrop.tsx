import { useLingui } from '@lingui/react/macro'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Confirm } from '../../../ui/Confirm.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import css from './AvatarCrop.module.css'
import { type CropFrame, mostZoom, moveFrame, widestFrame, zoomFrame, zoomOf } from './cropFrame.ts'
import { cutAvatar, drawFrame, turnRight } from './shrinkPicture.ts'

interface Props {
  /** the chosen picture, turned as it was taken */
  drawing: HTMLCanvasElement
  isSaving: boolean
  onSave: (avatar: HTMLCanvasElement) => void
  onClose: () => void
}

/** Lets a person choose which square of a picture is the avatar; only that square leaves the device. */
export function AvatarCrop({ drawing, isSaving, onSave, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [turned, setTurned] = useState(drawing)
  const [frame, setFrame] = useState(() => widestFrame(drawing))

  function turn() {
    const next = turnRight(turned)
    setTurned(next)
    setFrame(widestFrame(next))
  }
  return (
    <Confirm
      open
      title={t`裁剪头像`}
      action={t`保存`}
      busy={isSaving}
      onConfirm={() => !isSaving && onSave(cutAvatar(turned, frame))}
      onClose={onClose}
    >
      <CropStage drawing={turned} frame={frame} onChange={setFrame} />
      <div className={css.tools}>
        <label htmlFor={id} className={css.label}>{t`缩放`}</label>
        <input
          id={id}
          type="range"
          className={css.zoom}
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoomOf(frame, turned)}
          onChange={({ target }) => setFrame(zoomFrame(frame, turned, target.valueAsNumber))}
        />
        <IconButton label={t`向右旋转`} onClick={turn}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      </div>
    </Confirm>
  )
}

interface StageProps {
  drawing: HTMLCanvasElement
  frame: CropFrame
  onChange: (frame: CropFrame) => void
}

/** How far an arrow key moves, as a share of the frame. */
const keyStep = 0.05
const keySteps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

/** The frame's content: dragged with a finger, spread with two, moved by the arrow keys. */
function CropStage({ drawing, frame, onChange }: StageProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  useEffect(() => {
    if (canvas.current) drawFrame(drawing, frame, canvas.current)
  }, [drawing, frame])

  function onPointerDown({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
    currentTarget.setPointerCapture(pointerId)
    fingers.current.set(pointerId, { x: clientX, y: clientY })
  }
  function onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
    const from = fingers.current.get(pointerId)
    if (!from) return
    const to = { x: clientX, y: clientY }
    fingers.current.set(pointerId, to)
    const other = [...fingers.current].find(([one]) => one !== pointerId)?.[1]
    if (other) {
      const spread =
        Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y)
      return onChange(zoomFrame(frame, drawing, zoomOf(frame, drawing) * spread))
    }
    const shownPx = currentTarget.clientWidth
    onChange(moveFrame(frame, drawing, (from.x - to.x) / shownPx, (from.y - to.y) / shownPx))
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    onChange(moveFrame(frame, drawing, ...step))
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return (
    <button
      type="button"
      className={css.stage}
      aria-label={t`头像范围，可拖动或用方向键移动`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} className={css.drawing} width={512} height={512} />
    </button>
  )
}

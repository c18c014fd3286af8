import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { specimenInfo } from '../../../contract/specimens.ts'
import { query } from '../../../queries/engine/query.ts'
import type { CodedPlace } from '../../../rules/placeCode.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { toPlace } from '../follow/view.ts'
import teaching from '../Teaching.module.css'
import { createDecoder } from './decoder.ts'
import css from './Scanner.module.css'
import { targetOf } from './target.ts'
import { useCamera } from './useCamera.ts'

/** Reads a code by the camera, from a photo, or as it is typed, and goes where it leads. */
export function Scanner() {
  const { t } = useLingui()
  const open = useOpenTarget()
  const [fault, setFault] = useState('')
  const last = useRef('')
  const onText = async (text: string) => {
    const target = targetOf(text)
    if (!target) return setFault(t`这不是本校的二维码或班级码`)
    setFault('')
    await open(target)
  }
  const { video, state } = useCamera((text) => {
    // the same code stays in sight
    if (text === last.current) return
    last.current = text
    void onText(text)
  })
  return (
    <>
      <div className={css.frame} data-camera={state}>
        <video ref={video} className={css.video} playsInline muted aria-label={t`相机画面`} />
        <CameraWords state={state} />
      </div>
      {fault && <p role="alert">{fault}</p>}
      <PhotoButton onText={onText} onNothing={() => setFault(t`照片里没有找到二维码，请拍得近一些。`)} />
      <TypedCode onText={onText} />
    </>
  )
}

function CameraWords({ state }: { state: ReturnType<typeof useCamera>['state'] }) {
  const { t } = useLingui()
  const words = {
    asking: t`正在打开相机…`,
    seeing: t`把二维码放进框里`,
    denied: t`没有相机权限。可以在浏览器设置里允许，或从照片识别、手动输入。`,
    none: t`没有可用的相机，请从照片识别或手动输入。`,
  }
  return (
    <p className={css.words} role="status">
      {words[state]}
    </p>
  )
}

interface PhotoProps {
  onText: (text: string) => Promise<void>
  onNothing: () => void
}

function PhotoButton({ onText, onNothing }: PhotoProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const decoder = await createDecoder()
    try {
      const text = await decoder.read(await createImageBitmap(file))
      if (text) await onText(text)
      else onNothing()
    } catch {
      onNothing()
    } finally {
      decoder.close()
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`选择照片`}
        onChange={(event) => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button kind="soft" wide onClick={() => input.current?.click()}>
        {t`从照片识别`}
      </Button>
    </>
  )
}

function TypedCode({ onText }: { onText: (text: string) => Promise<void> }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  return (
    <form
      className={teaching.form}
      onSubmit={(event) => {
        event.preventDefault()
        void onText(text)
      }}
    >
      <TextField
        label={t`手动输入`}
        hint={t`班级码，或标签上的网址`}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" wide>
        {t`打开`}
      </Button>
    </form>
  )
}

/** Goes where a code leads; a place needs no network where the thing is on the device. */
function useOpenTarget() {
  const navigate = useNavigate()
  const router = useRouter()
  const client = useQueryClient()
  const openPlace = async (place: CodedPlace) => {
    if (place.kind === 'slide')
      return navigate({ to: '/ts/courseware', search: { id: place.coursewareId, slide: place.slideId } })
    const { specimenId: id, view } = place
    const known = view && (await client.ensureQueryData(query(specimenInfo, { id })).catch(() => null))
    const at = view && known ? placeText(view, known.reply) : undefined
    return navigate({ to: '/resource/specimen/detail/$id', params: { id }, search: { at } })
  }
  return async (target: NonNullable<ReturnType<typeof targetOf>>) => {
    if (target.kind === 'room') return navigate({ to: '/ts/code', search: { c: target.code } })
    if (target.kind === 'place') return openPlace(target.place)
    router.history.push(target.path)
  }
}

/** Of the screen's height, how much the picture fills on the specimen's own screen. */
const filled = 0.7

function placeText(
  view: NonNullable<Extract<CodedPlace, { kind: 'specimen' }>['view']>,
  picture: { width: number; height: number },
): string {
  const { x, y, zoom } = toPlace(view, { width: innerWidth, height: innerHeight * filled }, picture)
  return `${x.toFixed(1)}_${y.toFixed(1)}_${Number(zoom.toPrecision(5))}`
}

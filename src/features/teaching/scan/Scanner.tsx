import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { specimenInfo } from '../../../contract/specimens.ts'
import { CodeCamera } from '../../../parts/camera/CodeCamera.tsx'
import { PhotoCode } from '../../../parts/camera/PhotoCode.tsx'
import { query } from '../../../queries/engine/query.ts'
import type { CodedPlace } from '../../../rules/placeCode.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { toFollowedPlace } from '../follow/view.ts'
import teaching from '../Teaching.module.css'
import { targetOf } from './target.ts'

/** Reads a code by the camera, from a photo, or as it is typed, and goes where it leads. */
export function Scanner() {
  const { t } = useLingui()
  const open = useOpenTarget()
  const [fault, setFault] = useState('')
  const onText = async (text: string) => {
    const target = targetOf(text)
    if (!target) return setFault(t`这不是本校的二维码或班级码`)
    setFault('')
    await open(target)
  }
  return (
    <>
      <CodeCamera onText={(text) => void onText(text)} />
      {fault && <p role="alert">{fault}</p>}
      <PhotoCode
        onText={(text) => void onText(text)}
        onNothing={() => setFault(t`照片里没有找到二维码，请拍得近一些。`)}
      />
      <TypedCode onText={onText} />
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
const filledRatio = 0.7

function placeText(
  view: NonNullable<Extract<CodedPlace, { kind: 'specimen' }>['view']>,
  picture: { width: number; height: number },
): string {
  const { x, y, zoom } = toFollowedPlace(
    view,
    { width: innerWidth, height: innerHeight * filledRatio },
    picture,
  )
  return `${x.toFixed(1)}_${y.toFixed(1)}_${Number(zoom.toPrecision(5))}`
}

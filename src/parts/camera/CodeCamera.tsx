import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import css from './CodeCamera.module.css'
import { useCamera } from './useCamera.ts'

/** The camera's picture, with words on what it sees. @param onText hears each code once, as long as it stays in sight */
export function CodeCamera({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui()
  const last = useRef('')
  const { video, state } = useCamera((text) => {
    if (text === last.current) return
    last.current = text
    onText(text)
  })
  return (
    <div className={css.frame} data-camera={state}>
      <video ref={video} className={css.video} playsInline muted aria-label={t`相机画面`} />
      <CameraWords state={state} />
    </div>
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

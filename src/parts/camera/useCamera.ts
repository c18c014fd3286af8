import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createDecoder, type Decoder } from './decoder.ts'

/** `denied`: the person or the browser said no; `none`: there is no camera, or none that works */
export type CameraState = 'asking' | 'seeing' | 'denied' | 'none'

/** Time (ms) between two looks at the camera's picture. */
const lookEveryMs = 150

const isRefused = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no camera', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
}

/** Looks through the camera until a code is seen. */
export function useCamera(onCode: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('asking')
  const tell = useEffectEvent((text: string) => onCode(text))
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: MediaStream | undefined
    let decoder: Decoder | undefined
    const look = async () => {
      const element = video.current
      const text = element && decoder ? await decoder.read(element).catch(() => null) : null
      if (isOver) return
      if (text) tell(text)
      timer = setTimeout(() => void look(), lookEveryMs)
    }
    const begin = async () => {
      try {
        stream = await openCamera()
        decoder = await createDecoder()
        const element = video.current
        if (isOver || !element) return close()
        element.srcObject = stream
        await element.play()
        setState('seeing')
        void look()
      } catch (error) {
        if (!isOver) setState(isRefused(error) ? 'denied' : 'none')
      }
    }
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
      decoder?.close()
    }
    void begin()
    return () => {
      isOver = true
      clearTimeout(timer)
      close()
    }
  }, [])
  return { video, state }
}

import { useEffect, useRef, useState } from 'react'
import type { Shown } from '../../../contract/teaching/follow.ts'
import { Presenter, type Presenting } from '../../../queries/teaching/present.ts'

/** Presents while the screen is shown; what is shown follows at once on this device, and when it can elsewhere. */
export function usePresenter(roomId: number, shown: Shown | null) {
  const [presenting, setPresenting] = useState<Presenting>({ link: 'connecting', reason: '', audience: null })
  const presenter = useRef<Presenter | null>(null)
  useEffect(() => {
    const own = new Presenter(roomId, setPresenting)
    presenter.current = own
    own.start()
    return () => own.stop()
  }, [roomId])
  const text = shown && JSON.stringify(shown)
  useEffect(() => {
    if (text) presenter.current?.show(JSON.parse(text))
  }, [text])
  return {
    ...presenting,
    takeOver: () => presenter.current?.takeOver(),
    end: async () => presenter.current?.end(),
  }
}

import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** An address that shows nothing but the shared texts. */
const textsAt = '/set'

/**
 * Whether the texts are here that all addresses but home and sign-in bring. What opens on those two asks for its texts
 * with this hook, and shows itself once they are here.
 */
export function useFurtherTexts(): boolean {
  const { speakAt } = useRouteContext({ from: '__root__' })
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    void speakAt(textsAt).then(
      () => setHere(true),
      () => undefined,
    )
  }, [speakAt])
  return isHere
}

import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** An address that shows nothing but the shared texts. */
const sharedAddress = '/set'

/**
 * Whether the texts are here that all addresses but home and sign-in bring. What opens on those two asks for its texts
 * with this hook, and shows itself once they are here.
 */
export function useFurtherTexts(): boolean {
  const { loadTextsAt } = useRouteContext({ from: '__root__' })
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    void loadTextsAt(sharedAddress).then(
      () => setHere(true),
      () => undefined,
    )
  }, [loadTextsAt])
  return isHere
}

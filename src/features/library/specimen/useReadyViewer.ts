import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { preloadViewer } from '../../../viewer/lazy.ts'

/** ms: whoever looks at a list for this long will open something */
const PAUSE = 600

const later = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: 3000 }) : setTimeout(act, 0)

/** While a list of specimens stands, what shows one is fetched: the tap then waits for the picture alone. */
export function useReadyViewer() {
  const router = useRouter()
  useEffect(() => {
    const fetchBoth = () => {
      preloadViewer().catch(() => undefined)
      const detail = router.routesById['/resource/specimen/detail/$id']
      void router.loadRouteChunk(detail)?.catch(() => undefined)
    }
    const timer = setTimeout(() => later(fetchBoth), PAUSE)
    return () => clearTimeout(timer)
  }, [router])
}

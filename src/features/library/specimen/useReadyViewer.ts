import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { preloadViewer } from '../../../viewer/lazy.ts'

/**
 * How long (ms) a list is looked at before the viewer is fetched: after that, the person will likely open something.
 */
const viewerPauseMs = 600

const later = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: 3000 }) : setTimeout(act, 0)

/** Fetches the viewer while a list of specimens is shown: a tap then waits for the picture alone. */
export function useReadyViewer() {
  const router = useRouter()
  useEffect(() => {
    const fetchBoth = () => {
      preloadViewer().catch(() => undefined)
      const detail = router.routesById['/resource/specimen/detail/$id']
      void router.loadRouteChunk(detail)?.catch(() => undefined)
    }
    const timer = setTimeout(() => later(fetchBoth), viewerPauseMs)
    return () => clearTimeout(timer)
  }, [router])
}

import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { onlineAtom } from '../../../device/online.ts'

/** How long (ms) after the browser says online to try once more: the service may be reachable a moment later. */
const onlineRetryMs = 3000

/** Whether a picture could not be had; forgotten, and so tried again, when the network returns. */
export function useGone() {
  const online = useAtomValue(onlineAtom)
  const [gone, setGone] = useState(false)
  useEffect(() => {
    if (online) return
    return () => {
      setGone(false)
      setTimeout(() => setGone(false), onlineRetryMs)
    }
  }, [online])
  return { gone, setGone, online }
}

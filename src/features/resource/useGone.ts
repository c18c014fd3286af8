import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { onlineAtom } from '../../device/online.ts'

/** Whether a picture could not be had; forgotten, and so tried again, when the network returns. */
export function useGone() {
  const online = useAtomValue(onlineAtom)
  const [gone, setGone] = useState(false)
  useEffect(() => {
    if (online) setGone(false)
  }, [online])
  return { gone, setGone, online }
}

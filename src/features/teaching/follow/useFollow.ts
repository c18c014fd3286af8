import { useEffect, useState } from 'react'
import { type Followed, followRoom } from '../../../queries/teaching/follow.ts'

/** Follows while the screen is shown. `isPresenterAway`: the lease has lapsed, or this device cannot know. */
export function useFollow(roomId: number): Followed & { isPresenterAway: boolean } {
  const [followed, setFollowed] = useState<Followed>({ state: null, link: 'connecting', at: 0 })
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => followRoom(roomId, setFollowed), [roomId])
  const { state, at } = followed
  const lapsesAt = at + (state?.leaseLeftMs ?? 0)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, lapsesAt - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [lapsesAt])
  return { ...followed, isPresenterAway: state?.live === true && now >= lapsesAt }
}

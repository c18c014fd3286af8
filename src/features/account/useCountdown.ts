import { useEffect, useState } from 'react'

/** Whole seconds until a moment (ms), never below 0. */
export const secondsLeft = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000))

/** Seconds until a code may be asked for: a number that was mistyped holds up no other one. */
export const codeWait = (left: number, sentTo: string, phoneNum: string) =>
  phoneNum.trim() === sentTo ? left : 0

/** Counts whole seconds down to 0; `start(seconds)` begins anew. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (until === 0) return
    const timer = setInterval(() => {
      const now = secondsLeft(until, Date.now())
      setLeft(now)
      if (now === 0) setUntil(0)
    }, 250)
    return () => clearInterval(timer)
  }, [until])

  function start(seconds: number) {
    setUntil(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, start]
}

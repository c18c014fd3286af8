import { useEffect, useRef } from 'react'
import { clockGap } from '../../queries/quizzes/clock.ts'
import { type DeviceEvent, noteDeviceEvent } from '../../queries/quizzes/run.ts'
import { clockToleranceMs } from '../../rules/quizzes/countdown.ts'

/** How often the device's clocks are compared with each other, ms. */
const clockCheckMs = 5000

/** Notes what happens to the device while a quiz runs; that the page was left only where it is an exam. */
export function useDeviceEvents(quizId: number, isOn: boolean, isExam: boolean, online: boolean): void {
  const wasOnline = useRef(online)
  useEffect(() => {
    if (!isOn || wasOnline.current === online) return
    wasOnline.current = online
    note(quizId, online ? 'cameBack' : 'wentOffline')
  }, [quizId, isOn, online])

  useEffect(() => {
    if (!isOn || !isExam) return
    const tell = () => note(quizId, document.visibilityState === 'hidden' ? 'hidden' : 'shown')
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [quizId, isOn, isExam])

  useEffect(() => {
    if (!isOn) return
    let last = clockGap()
    let isFresh = document.visibilityState === 'visible'
    const look = () => {
      const gap = clockGap()
      // While the page is hidden the monotonic clock may stand still: only what happens in sight is a changed clock.
      const isInSight = document.visibilityState === 'visible'
      if (isFresh && isInSight && Math.abs(gap - last) > clockToleranceMs) note(quizId, 'clockChanged')
      isFresh = isInSight
      last = gap
    }
    const timer = setInterval(look, clockCheckMs)
    return () => clearInterval(timer)
  }, [quizId, isOn])
}

/** An event that cannot be stored is lost: nothing of the quiz hangs on it. */
const note = (quizId: number, kind: DeviceEvent['kind']): void =>
  void noteDeviceEvent(quizId, kind).catch(() => undefined)

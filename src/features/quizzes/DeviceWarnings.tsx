import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import css from './Quizzes.module.css'

/** Below this share of the battery the student is warned. */
const lowBatteryRatio = 0.15

interface Battery extends EventTarget {
  level: number
  charging: boolean
}

/** Warnings of what may end a quiz on this device early. It also keeps the screen awake, where the browser can. */
export function DeviceWarnings({ canKeepPictures }: { canKeepPictures: boolean }) {
  const { t } = useLingui()
  useWakeLock()
  const isLow = useLowBattery()
  return (
    <>
      {isLow && (
        <p className={css.notice} role="status">
          {t`电量低于 15 %，请接上电源。答案每次离开题目时都会存下来。`}
        </p>
      )}
      {!canKeepPictures && <p className={css.notice}>{t`断网请勿刷新：这个浏览器不能把试卷存到本机。`}</p>}
    </>
  )
}

function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isGone = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const held = await navigator.wakeLock.request('screen').catch(() => null)
      if (isGone) void held?.release()
      else lock = held
    }
    const tell = () => void hold()
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', tell)
      void lock?.release()
    }
  }, [])
}

/** Browsers that do not tell their battery are taken to have enough. */
function useLowBattery(): boolean {
  const [isLow, setLow] = useState(false)
  useEffect(() => {
    let battery: Battery | null = null
    let isGone = false
    const look = () => battery && setLow(battery.level < lowBatteryRatio && !battery.charging)
    const { getBattery } = navigator as { getBattery?: () => Promise<Battery> }
    void getBattery
      ?.call(navigator)
      .then((found) => {
        if (isGone) return
        battery = found
        for (const event of ['levelchange', 'chargingchange']) found.addEventListener(event, look)
        look()
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      for (const event of ['levelchange', 'chargingchange']) battery?.removeEventListener(event, look)
    }
  }, [])
  return isLow
}

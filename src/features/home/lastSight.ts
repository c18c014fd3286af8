/**
 * The home as it was last seen: a line in index.html shows it at the next start while the scripts still come, and the
 * living home takes its place. What follows the queue (`data-live`: the chip, counts, what is unread) is left blank
 * until then: it may have changed meanwhile.
 */
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { currentLang } from '../../device/language.ts'
import { writeJson } from '../../device/local.ts'
import { localKeys } from '../../device/names.ts'
import { sessionAtom } from '../../queries/session/session.ts'
import type { Lang } from '../../rules/lang.ts'

/** Snapshot of the home that index.html reads: shown to this person in this language only. */
export interface LastSeenHome {
  user: number
  lang: Lang
  html: string
}

declare global {
  interface Window {
    /** the home that index.html shows while the scripts come */
    __sight?: string
  }
}

/** How long (ms) the home must not change before it is kept as a snapshot. */
const calmMs = 1500

export function blankLive(root: Element): string {
  const copy = root.cloneNode(true) as Element
  for (const live of copy.querySelectorAll('[data-live]')) live.setAttribute('data-blank', '')
  return copy.innerHTML
}

/** Keeps the home once it is complete and has come to rest. */
export function useLastSight(complete: boolean): void {
  const session = useAtomValue(sessionAtom)
  const user = session?.state === 'in' ? session.user.id : null
  // Runs after each rendering, so that the snapshot shows the latest screen.
  useEffect(() => {
    const root = document.getElementById('root')
    if (!complete || user === null || !root) return
    const timer = setInterval(() => {
      // on a slow device parts are still coming, each behind a status with a label
      if (root.querySelector('[role=status][aria-label]')) return
      clearInterval(timer)
      const sight: LastSeenHome = { user, lang: currentLang(), html: blankLive(root) }
      writeJson(localKeys.lastSight, sight)
    }, calmMs)
    return () => clearInterval(timer)
  })
}

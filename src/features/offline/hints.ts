import { atom, useAtomValue } from 'jotai'
import { installPromptAtom } from '../../device/installation/install.ts'
import {
  isInAppBrowser,
  isInstalled,
  isIos,
  type OfflineObstacle,
  offlineObstacle,
} from '../../device/obstacle.ts'
import { loadDraft, saveDraft } from '../../queries/engine/drafts.ts'

const kinds = ['inApp', 'insecure', 'forbidden', 'ios', 'install'] as const
export type HintKind = (typeof kinds)[number]

const key = 'hints:dismissed'

const isKinds = (value: unknown): value is HintKind[] =>
  Array.isArray(value) && value.every((kind) => kinds.includes(kind))

/** Hints that the person put away; null until that is known. */
const keptAtom = atom<readonly HintKind[] | null>(null)
keptAtom.onMount = (set) => {
  void loadDraft(key, isKinds).then((kept = []) => set(kept))
}

export const hintsDismissedAtom = atom(
  (get) => get(keptAtom),
  (get, set, hint: HintKind) => {
    const kept = [...(get(keptAtom) ?? []), hint]
    set(keptAtom, kept)
    void saveDraft(key, kept)
  },
)

interface Device {
  inApp: boolean
  obstacle: OfflineObstacle | null
  installed: boolean
  ios: boolean
  /** the browser offers to install */
  prompt: boolean
}

/** The one hint that helps most on this device, or null. */
export function hintOf({ inApp, obstacle, installed, ios, prompt }: Device): HintKind | null {
  if (installed) return null
  if (inApp) return 'inApp'
  if (obstacle === 'insecure' || obstacle === 'forbidden') return obstacle
  if (prompt) return 'install'
  return ios ? 'ios' : null
}

/** The hint for this device, as it is now. */
export function useHint(): HintKind | null {
  const prompt = useAtomValue(installPromptAtom) !== null
  return hintOf({
    inApp: isInAppBrowser(),
    obstacle: offlineObstacle(),
    installed: isInstalled(),
    ios: isIos(),
    prompt,
  })
}

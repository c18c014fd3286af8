import { atom, useAtomValue } from 'jotai'
import { account } from '../../device/accounts.ts'
import { installPromptAtom } from '../../device/installation/install.ts'
import {
  isInAppBrowser,
  isInstalled,
  isIos,
  type OfflineObstacle,
  offlineObstacle,
} from '../../device/obstacle.ts'
import { loadDraft, saveDraft } from '../../queries/engine/drafts.ts'
import { currentOwner } from '../../queries/engine/owner.ts'

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

/** Whether the person said that many use this device; true until that is known, so that no hint comes and goes. */
const sharedAtom = atom(true)
sharedAtom.onMount = (set) => {
  const user = currentOwner()?.user
  if (user === undefined) return set(false)
  void account(user).then(
    (known) => set(known?.shared === true),
    () => set(false),
  )
}

interface Device {
  /** many use it: nobody puts anything on its home screen */
  shared: boolean
  inApp: boolean
  obstacle: OfflineObstacle | null
  installed: boolean
  ios: boolean
  /** the browser offers to install */
  prompt: boolean
}

/** The one hint that helps most on this device, or null. */
export function hintOf({ inApp, obstacle, installed, ios, prompt, shared }: Device): HintKind | null {
  if (installed) return null
  if (inApp) return 'inApp'
  if (obstacle === 'insecure' || obstacle === 'forbidden') return obstacle
  if (shared) return null
  if (prompt) return 'install'
  return ios ? 'ios' : null
}

/** The hint for this device, as it is now. */
export function useHint(): HintKind | null {
  const prompt = useAtomValue(installPromptAtom) !== null
  const shared = useAtomValue(sharedAtom)
  return hintOf({
    inApp: isInAppBrowser(),
    obstacle: offlineObstacle(),
    installed: isInstalled(),
    ios: isIos(),
    prompt,
    shared,
  })
}

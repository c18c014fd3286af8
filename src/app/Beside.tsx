/**
 * Parts beside all screens, in a root of their own: they come after the first screen, and only where they are wanted.
 */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { systemInfo } from '../contract/system.ts'
import { hasDesktopClient, isLockedAtom, startDesktopClient } from '../device/desktopClient.ts'
import { installedAtom, setInstalled } from '../device/installation/installedModules.ts'
import { writeJson } from '../device/local.ts'
import { localKeys } from '../device/names.ts'
import { queryClient } from '../queries/engine/client.ts'
import { networkAtom } from '../queries/engine/network.ts'
import { query } from '../queries/engine/query.ts'
import { sessionAtom } from '../queries/session/currentSession.ts'
import { isPathInstalled } from '../rules/modules.ts'
import { isTeacherSide } from '../rules/roles.ts'
import { useSaid } from '../ui/hooks/useSaid.ts'
import { loadTextsAt } from './catalogs.ts'
import { router } from './router.tsx'

/** An address whose texts include those of the parts in this file. */
const textsAt = '/set'

const LockPage = lazy(async () => {
  await loadTextsAt(textsAt)
  const { LockPage } = await import('../features/desktop/LockPage.tsx')
  return { default: LockPage }
})

const Assistant = lazy(async () => {
  await loadTextsAt(textsAt)
  const { Assistant } = await import('../features/assistant/Assistant.tsx')
  return { default: Assistant }
})

const SaidBefore = lazy(async () => {
  await loadTextsAt(textsAt)
  const { SaidBefore } = await import('../features/notices/SaidBefore.tsx')
  return { default: SaidBefore }
})

/** A part that stays away where its code or its words are not on the device. */
const lazyIfThere = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    try {
      await loadTextsAt(textsAt)
      return { default: await load() }
    } catch {
      return { default: () => <></> }
    }
  })

const NetworkSign = lazyIfThere(async () => (await import('../features/offline/NetworkSign.tsx')).NetworkSign)

/** A home on which everything is kept looks the same without network: a sign says that there is none. */
function Network() {
  if (useAtomValue(networkAtom)) return null
  return (
    <Suspense>
      <NetworkSign />
    </Suspense>
  )
}

/** For who has practised nothing yet. */
const StartHere = lazyIfThere(
  async () => (await import('../features/practice/chapters/StartHere.tsx')).StartHere,
)

/** Tells a student where to begin, once it is known which parts the school has. */
function Start() {
  const session = useAtomValue(sessionAtom)
  const installed = useAtomValue(installedAtom)
  const isStudent = session?.user.roles.includes('Student') && !session.user.roles.some(isTeacherSide)
  if (!isStudent || !isPathInstalled(installed, '/exercise')) return null
  return (
    <Suspense>
      <StartHere />
    </Suspense>
  )
}

/** The last toasts, to be read again, once there was one. */
function Said() {
  const said = useSaid(useAtomValue(sessionAtom)?.user.id ?? null)
  if (said.length === 0) return null
  return (
    <Suspense>
      <SaidBefore texts={said} />
    </Suspense>
  )
}

function Beside() {
  const session = useAtomValue(sessionAtom)
  const { data: info } = useQuery({ ...query(systemInfo, {}), enabled: session !== null })
  const setting = info?.aiSetting
  useEffect(() => {
    if (setting) writeJson(localKeys.aiSetting, setting)
  }, [setting])
  const modules = info?.installModules
  useEffect(() => {
    if (modules && setInstalled(modules)) void router.invalidate()
  }, [modules])
  const isLocked = useAtomValue(isLockedAtom)
  if (!session) return null
  if (isLocked && hasDesktopClient())
    return (
      <Suspense>
        <LockPage fullName={session.user.fullName} />
      </Suspense>
    )
  if (!setting?.aiEnable) return null
  return (
    <Suspense>
      <Assistant address={setting.aiChatUrl} />
    </Suspense>
  )
}

/** Puts it behind the app in the page. */
export function showBeside(): void {
  startDesktopClient()
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <Beside />
          <Network />
          <Start />
          <Said />
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

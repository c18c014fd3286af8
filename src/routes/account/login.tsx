import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { systemInfo } from '../../contract/system.ts'
import { basePath } from '../../device/names.ts'
import css from '../../features/account/Form.module.css'
import { Frame } from '../../features/account/Frame.tsx'
import { safeReturn } from '../../features/account/guard.ts'
import type { FurtherStep } from '../../features/account/NewPasswordStep.tsx'
import type { SampleAccount } from '../../features/account/SampleAccounts.tsx'
import { SignInForm } from '../../features/account/SignInForm.tsx'
import { query } from '../../queries/engine/query.ts'
import { takePlace } from '../../queries/session/placeLeft.ts'
import { isPlaceKept, lastAccounts } from '../../queries/session/session.ts'
import { useDataReady } from '../../ui/hooks/useDataReady.ts'

// each of these comes only to whom it concerns
const ContinueOffline = lazy(() => import('../../features/account/ContinueOffline.tsx'))
const UnsentNotice = lazy(() => import('../../features/account/UnsentNotice.tsx'))
const NewPasswordStep = lazy(() => import('../../features/account/NewPasswordStep.tsx'))
const SchoolSignIn = lazy(() => import('../../features/account/SchoolSignIn.tsx'))
const SampleAccounts = lazy(() => import('../../features/account/SampleAccounts.tsx'))

interface Search {
  /** where the person was going */
  back?: string
}

export const Route = createFileRoute('/account/login')({
  staticData: { title: msg`登录`, frame: 'bare' },
  validateSearch: (search: Record<string, unknown>): Search => {
    const back = safeReturn(search.back)
    return back === undefined ? {} : { back }
  },
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(query(systemInfo, {}))
    const accounts = await lastAccounts()
    // who may go on without a session did not sign out
    return { accounts, ended: accounts.length > 0 || isPlaceKept() }
  },
  component: SignIn,
})

function SignIn() {
  const { t } = useLingui()
  const router = useRouter()
  const { back } = Route.useSearch()
  const { accounts, ended } = Route.useLoaderData()
  const info = useQuery(query(systemInfo, {})).data
  const [step, setStep] = useState<FurtherStep | null>(null)
  // who comes back from the school's own sign-in brings a ticket in it
  const mark = useLocation({ select: ({ hash }) => hash })
  const isBack = /^identity(?:-link)?=/.test(mark)
  const [sample, setSample] = useState<SampleAccount>()

  useDataReady(true)

  /** Back to where the session ended, else to where the person was going, else home. */
  async function enter() {
    const place = takePlace()
    const to = safeReturn(place?.href.replace(basePath, '')) ?? back ?? '/'
    await router.navigate({ href: to, replace: true })
    if (place) requestAnimationFrame(() => scrollTo(0, place.y))
  }

  return (
    <Frame title={step === null ? t`登录` : t`设置新密码`}>
      {step === null ? (
        <>
          {ended && <p role="alert" className={css.ended}>{t`登录已失效，请重新登录`}</p>}
          <Suspense>{ended && <UnsentNotice />}</Suspense>
          {!isBack && (
            <SignInForm
              key={sample?.loginName}
              sms={info?.sms === true}
              preset={sample ?? accounts[0]}
              onSignedIn={() => void enter()}
              onFurtherStep={setStep}
            />
          )}
          <Suspense>
            {(isBack || (info?.identity ?? []).length > 0) && (
              <SchoolSignIn offers={info?.identity} mark={mark} onSignedIn={() => void enter()} />
            )}
            {accounts.length > 0 && <ContinueOffline accounts={accounts} onIn={() => void enter()} />}
            {info?.sample && <SampleAccounts onPick={setSample} />}
          </Suspense>
        </>
      ) : (
        <Suspense>
          <NewPasswordStep step={step} onSignedIn={() => void enter()} onBack={() => setStep(null)} />
        </Suspense>
      )}
    </Frame>
  )
}

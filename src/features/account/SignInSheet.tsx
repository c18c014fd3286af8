import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { systemInfo } from '../../contract/system.ts'
import { account } from '../../device/accounts.ts'
import { query } from '../../queries/engine/query.ts'
import { sessionAtom } from '../../queries/session/currentSession.ts'
import { takePlace } from '../../queries/session/placeLeft.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './Form.module.css'
import type { FurtherStep } from './NewPasswordStep.tsx'
import { SignInForm } from './SignInForm.tsx'

const NewPasswordStep = lazy(() => import('./NewPasswordStep.tsx'))
const SchoolSignIn = lazy(() => import('./SchoolSignIn.tsx'))

interface Props {
  open: boolean
  /** whose screen it opens above */
  user: number
  onClose: () => void
}

/** Sign-in above a screen that stays as it is. Whoever else signs in there is led home. */
export default function SignInSheet({ open, user, onClose }: Props) {
  const { t } = useLingui()
  const router = useRouter()
  const info = useQuery(query(systemInfo, {})).data
  const [step, setStep] = useState<FurtherStep | null>(null)
  const [loginName, setLoginName] = useState<string>()
  useEffect(() => {
    void account(user).then((known) => setLoginName(known?.loginName ?? ''))
  }, [user])

  function enter() {
    setStep(null)
    onClose()
    takePlace()
    if (getDefaultStore().get(sessionAtom)?.user.id !== user) void router.navigate({ to: '/', replace: true })
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={step === null ? t`重新登录` : t`设置新密码`}
      footer={
        <Button kind="plain" wide onClick={onClose}>
          {t`以后再说`}
        </Button>
      }
    >
      <div className={css.form}>
        {step === null ? (
          <>
            <p className={css.lead}>{t`登录已失效。本页内容都还在，登录后接着做。`}</p>
            {loginName !== undefined && (
              <SignInForm
                sms={info?.sms === true}
                preset={{ loginName }}
                onSignedIn={enter}
                onFurtherStep={setStep}
              />
            )}
            <Suspense>
              {(info?.identity ?? []).length > 0 && (
                <SchoolSignIn offers={info?.identity} mark="" onSignedIn={enter} />
              )}
            </Suspense>
          </>
        ) : (
          <Suspense>
            <NewPasswordStep step={step} onSignedIn={enter} onBack={() => setStep(null)} />
          </Suspense>
        )}
      </div>
    </Sheet>
  )
}

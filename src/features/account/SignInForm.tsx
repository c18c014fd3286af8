import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtom, useSetAtom } from 'jotai'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { signInByAccount, signInByPhone } from '../../contract/session.ts'
import { deviceName } from '../../device/installation/deviceName.ts'
import { keptDeviceId } from '../../device/installation/keptDeviceId.ts'
import { ask } from '../../queries/engine/query.ts'
import { isUnplugged, refusalOf, signIn } from '../../queries/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/FieldError.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import css from './Form.module.css'
import { FormFoot, type SignInChoices } from './FormFoot.tsx'
import { accountFaults, type Faults, firstBad, phoneFaults } from './fields.ts'
import { focusEmptyField, focusField } from './focusField.ts'
import type { FurtherStep } from './NewPasswordStep.tsx'
import { type SignInDraft, signInDraftAtom } from './signInDraft.ts'

/** Comes with the other way to sign in. */
const CodeFields = lazy(() => import('./CodeFields.tsx').then(({ CodeFields }) => ({ default: CodeFields })))

type Way = 'account' | 'phone'
type Field = 'loginName' | 'password' | 'phoneNum' | 'code' | 'agreed'

interface Props {
  /** the service sends codes by SMS */
  sms: boolean
  /** a sample account that was picked, or whose session ended */
  preset?: { loginName?: string; password?: string }
  onSignedIn: () => void
  /** the service wants something more before it gives a session (T02) */
  onFurtherStep: (step: FurtherStep) => void
}

const beginDraft = (preset: Props['preset']): SignInDraft => ({
  preset: preset?.loginName ?? '',
  form: { loginName: preset?.loginName ?? '', password: preset?.password ?? '', phoneNum: '', code: '' },
  choices: { remember: true, shared: false, agreed: false },
})

/** Signs in with what was filled in, and tells what comes next. */
function useSignIn(way: Way, { form, choices }: SignInDraft, { onSignedIn, onFurtherStep }: Props) {
  const { i18n } = useLingui()
  const setDraft = useSetAtom(signInDraftAtom)
  const enter = useMutation({
    mutationFn: async () => {
      const wbInfo = { uuid: await keptDeviceId(), name: deviceName() }
      const { loginName, password, phoneNum, code } = form
      const result =
        way === 'account'
          ? await ask(signInByAccount, { loginName: loginName.trim(), password, wbInfo })
          : await ask(signInByPhone, { phoneNum: phoneNum.trim(), code, wbInfo })
      return signIn(result, choices)
    },
    onSuccess: (end) => {
      setDraft(null)
      if (end === 'in') return onSignedIn()
      const loginName = way === 'account' ? form.loginName.trim() : undefined
      onFurtherStep({ ticket: end.ticket ?? '', loginName, choices })
    },
  })
  const { reset } = enter
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is in the language in which it was asked for
  useEffect(reset, [i18n.locale, reset])
  return enter
}

/** The fields as they stand, which of them are at fault, and what changes and sends them. */
function useSignInForm(props: Props) {
  const { sms, preset } = props
  const [chosenWay, setWay] = useState<Way>('account')
  const way: Way = sms ? chosenWay : 'account'
  const [draft, setDraft] = useAtom(signInDraftAtom)
  const begun = draft?.preset === (preset?.loginName ?? '') ? draft : beginDraft(preset)
  const { form, choices } = begun
  const [faults, setFaults] = useState<Faults<Field>>({})
  const enter = useSignIn(way, begun, props)

  function change(part: Partial<typeof form>) {
    enter.reset()
    setDraft({ ...begun, form: { ...form, ...part } })
    const left = { ...faults }
    for (const field of Object.keys(part) as Field[]) delete left[field]
    setFaults(left)
  }

  function choose(part: Partial<SignInChoices>) {
    setDraft({ ...begun, choices: { ...choices, ...part } })
    if (part.agreed) setFaults({ ...faults, agreed: undefined })
  }

  function turnTo(next: Way) {
    setWay(next)
    setFaults({})
    // A refusal of one form says nothing about the other form.
    enter.reset()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found: Faults<Field> =
      way === 'account' ? accountFaults({ ...form, ...choices }) : phoneFaults({ ...form, ...choices })
    setFaults(found)
    const bad = firstBad(found)
    if (bad) focusField(event.currentTarget, bad)
    else if (!enter.isPending) enter.mutate()
  }

  const onPhoneFault = (fault: Faults<Field>['phoneNum']) => setFaults({ ...faults, phoneNum: fault })
  return { way, turnTo, form, change, choices, choose, faults, onPhoneFault, enter, onSubmit }
}

type SigningIn = ReturnType<typeof useSignInForm>

/** Sign-in by account and password, or by phone and code (S02, S03, S04). */
export function SignInForm(props: Props) {
  const { t } = useLingui()
  const signingIn = useSignInForm(props)
  const { way, turnTo, choices, choose, faults, enter, onSubmit } = signingIn
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // on a phone its keyboard would hide the way to sign in offline
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && matchMedia('(pointer: fine)').matches && element.current) focusEmptyField(element.current)
  }, [])
  return (
    <form ref={element} noValidate className={css.form} onSubmit={onSubmit} aria-label={t`登录`}>
      {props.sms && (
        <Segmented
          label={t`登录方式`}
          value={way}
          onChange={turnTo}
          items={[
            { value: 'account', label: t`密码登录` },
            { value: 'phone', label: t`验证码登录` },
          ]}
        />
      )}
      {way === 'account' ? <AccountFields {...signingIn} /> : <PhoneFields {...signingIn} />}
      <FormFoot choices={choices} missing={faults.agreed !== undefined} onChange={choose} />
      {enter.isError && <SignInRefusal error={enter.error} />}
      <Button type="submit" wide busy={enter.isPending}>
        {enter.isPending ? t`正在登录…` : t`登录`}
      </Button>
      <div className={css.end}>
        <Link to="/account/reset" className={css.forgot}>
          {t`忘记密码？`}
        </Link>
      </div>
    </form>
  )
}

function AccountFields({ form, faults, change }: SigningIn) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name="loginName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t`学号 / 工号 / 用户名`}
        value={form.loginName}
        error={faults.loginName && t`请输入学号、工号或用户名`}
        onChange={(event) => change({ loginName: event.target.value })}
      />
      <PasswordField
        name="password"
        label={t`密码`}
        value={form.password}
        error={faults.password && t`请输入密码`}
        onChange={(event) => change({ password: event.target.value })}
      />
    </>
  )
}

function PhoneFields({ form, faults, change, onPhoneFault }: SigningIn) {
  return (
    <Suspense fallback={<div className={css.coming} />}>
      <CodeFields {...form} purpose="login" faults={faults} onChange={change} onPhoneFault={onPhoneFault} />
    </Suspense>
  )
}

/** A toast passes; here the reason why the sign-in failed stays in sight. */
function SignInRefusal({ error }: { error: Error }) {
  const { t } = useLingui()
  const unplugged = navigator.onLine ? t`请求失败，请重试` : t`没有网络，请联网后再试`
  return (
    <FieldError>
      {isUnplugged(error) ? unplugged : refusalOf(error) || t`服务器出错了，请稍后再试`}
    </FieldError>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sendCode } from '../../contract/session.ts'
import { ask } from '../../queries/engine/query.ts'
import { type FieldFault, phoneFault } from '../../rules/fields.ts'
import { codeLength } from '../../rules/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFurtherTexts } from '../../ui/hooks/useFurtherTexts.ts'
import { toast } from '../../ui/toast.ts'
import css from './Form.module.css'
import { codeWait, useCountdown } from './useCountdown.ts'

interface Props {
  phoneNum: string
  code: string
  purpose: 'login' | 'reset'
  faults: { phoneNum?: FieldFault; code?: FieldFault }
  onChange: (change: { phoneNum?: string; code?: string }) => void
  /** the phone number is not good enough to send a code to */
  onPhoneFault: (fault: FieldFault) => void
}

/** A phone number and the code that is sent to it; the next code may be asked for when the countdown is over. */
export function CodeFields({ phoneNum, code, purpose, faults, onChange, onPhoneFault }: Props) {
  const { t } = useLingui()
  const hasTexts = useFurtherTexts()
  const phone = useRef<HTMLInputElement>(null)
  const digits = useRef<HTMLInputElement>(null)
  const [counted, count] = useCountdown()
  const [sentTo, setSentTo] = useState('')
  const left = codeWait(counted, sentTo, phoneNum)
  const send = useMutation({
    mutationFn: () => ask(sendCode, { phoneNum: phoneNum.trim(), purpose }),
    onSuccess: (seconds) => {
      setSentTo(phoneNum.trim())
      count(seconds)
      toast(t`如果这个号码登记过，验证码已发出`)
      digits.current?.focus()
    },
  })

  function onSend() {
    const fault = phoneFault(phoneNum)
    if (!fault) return send.mutate()
    onPhoneFault(fault)
    phone.current?.focus()
  }

  if (!hasTexts) return <div className={css.coming} />
  return (
    <>
      <TextField
        ref={phone}
        name="phoneNum"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={t`手机号`}
        prefix="+86"
        value={phoneNum}
        error={
          faults.phoneNum &&
          (faults.phoneNum === 'empty' ? t`请输入手机号` : t`手机号不正确，请输入 11 位手机号`)
        }
        onChange={(event) => onChange({ phoneNum: event.target.value })}
      />
      <TextField
        ref={digits}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        label={t`验证码`}
        placeholder={t`${codeLength} 位数字`}
        value={code}
        error={faults.code && (faults.code === 'empty' ? t`请输入验证码` : t`验证码是 ${codeLength} 位数字`)}
        onChange={(event) => onChange({ code: event.target.value.replace(/\D/g, '') })}
        suffix={
          <Button kind="text" className={css.code} busy={send.isPending} disabled={left > 0} onClick={onSend}>
            {left > 0 ? t`${left} 秒后重新获取` : t`获取验证码`}
          </Button>
        }
      />
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { checkCode } from '../../contract/session.ts'
import { ask } from '../../queries/engine/query.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { CodeFields } from './CodeFields.tsx'
import css from './Form.module.css'
import { checkFaults, type Faults, firstBad } from './fields.ts'
import { focusField } from './focusField.ts'

export interface CheckedPhone {
  phoneNum: string
  code: string
}

/** The first step of a reset: whether the code that was sent holds. */
export function ResetCheck({ onChecked }: { onChecked: (proof: CheckedPhone) => void }) {
  const { t } = useLingui()
  const [form, setForm] = useState<CheckedPhone>({ phoneNum: '', code: '' })
  const [faults, setFaults] = useState<Faults<'phoneNum' | 'code'>>({})
  const check = useMutation({
    mutationFn: () => ask(checkCode, { phoneNum: form.phoneNum.trim(), code: form.code, purpose: 'reset' }),
    onSuccess: (holds) => {
      if (holds) onChecked({ phoneNum: form.phoneNum.trim(), code: form.code })
      else toast(t`验证码不对或已过期，请重新获取。`, { kind: 'bad' })
    },
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkFaults(form)
    setFaults(found)
    const bad = firstBad(found)
    if (bad) focusField(event.currentTarget, bad)
    else if (!check.isPending) check.mutate()
  }

  return (
    <form noValidate className={css.form} onSubmit={onSubmit} aria-label={t`验证手机号`}>
      <CodeFields
        {...form}
        purpose="reset"
        faults={faults}
        onChange={(part) => {
          setForm({ ...form, ...part })
          setFaults({})
        }}
        onPhoneFault={(fault) => setFaults({ ...faults, phoneNum: fault })}
      />
      <Button type="submit" wide busy={check.isPending}>
        {t`下一步`}
      </Button>
    </form>
  )
}

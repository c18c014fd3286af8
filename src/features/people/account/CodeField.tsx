import { useLingui } from '@lingui/react/macro'
import { codeLength } from '../../../rules/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Account.module.css'

interface Props {
  code: string
  /** s until the next one may be asked for */
  left: number
  isSending: boolean
  error?: string | undefined
  onChange: (code: string) => void
  onSend: () => void
}

/** A code, with the button that has it sent. */
export function CodeField({ code, left, isSending, error, onChange, onSend }: Props) {
  const { t } = useLingui()
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={codeLength}
      label={t`验证码`}
      placeholder={t`${codeLength} 位数字`}
      value={code}
      error={error}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      suffix={
        <Button kind="text" className={css.code} busy={isSending} disabled={left > 0} onClick={onSend}>
          {left > 0 ? t`${left} 秒后重新获取` : t`获取验证码`}
        </Button>
      }
    />
  )
}

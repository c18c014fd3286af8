import { useLingui } from '@lingui/react/macro'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password that its writer may look at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton label={shown ? t`隐藏密码` : t`显示密码`} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  )
}

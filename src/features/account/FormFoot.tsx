import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { AgreementWords } from './AgreementWords.tsx'
import css from './Form.module.css'

export interface SignInChoices {
  remember: boolean
  shared: boolean
  agreed: boolean
}

interface Props {
  choices: SignInChoices
  /** the agreement was not ticked */
  missing: boolean
  onChange: (change: Partial<SignInChoices>) => void
}

/** Foot of each sign-in form: whether the sign-in lasts, whether others use the device, and the agreement. */
export function FormFoot({ choices, missing, onChange }: Props) {
  const { t } = useLingui()
  const { remember, shared, agreed } = choices
  return (
    <div className={css.foot}>
      <Switch
        label={t`记住我`}
        checked={remember && !shared}
        disabled={shared}
        onChange={(on) => onChange({ remember: on })}
      />
      <Switch
        label={t`公用设备`}
        hint={t`退出登录后，本机不留任何内容。`}
        checked={shared}
        onChange={(on) => onChange({ shared: on })}
      />
      <Checkbox
        name="agreed"
        checked={agreed}
        onChange={(on) => onChange({ agreed: on })}
        error={missing && t`请先阅读并同意《用户协议》和《隐私政策》`}
      >
        <AgreementWords />
      </Checkbox>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { PasswordPolicy } from '../../contract/system.ts'
import type { PasswordFault } from '../../rules/people/password.ts'

interface PasswordWords {
  /** the message for each rule that a password breaks */
  fault: Record<PasswordFault, string>
  /** the rules that this policy has, before anything is wrong */
  rules: { faults: PasswordFault[]; text: string }[]
}

/** The school's password policy in words. */
export function usePasswordWords(policy: PasswordPolicy): PasswordWords {
  const { t } = useLingui()
  const { minLength, maxLength } = policy
  const fault: Record<PasswordFault, string> = {
    tooShort: t`密码至少 ${minLength} 位。`,
    tooLong: t`密码最多 ${maxLength} 位。`,
    uppercase: t`密码必须包含大写字母。`,
    lowercase: t`密码必须包含小写字母。`,
    digit: t`密码必须包含数字。`,
    symbol: t`密码必须包含特殊字符。`,
    common: t`这个密码太常见，容易被猜到。`,
  }
  const rules: (PasswordWords['rules'][number] & { on: boolean })[] = [
    { on: true, faults: ['tooShort', 'tooLong'], text: t`${minLength} 至 ${maxLength} 位` },
    { on: policy.uppercase, faults: ['uppercase'], text: t`有大写字母` },
    { on: policy.lowercase, faults: ['lowercase'], text: t`有小写字母` },
    { on: policy.digit, faults: ['digit'], text: t`有数字` },
    { on: policy.symbol, faults: ['symbol'], text: t`有特殊字符，如 ! @ # -` },
    { on: true, faults: ['common'], text: t`不是常见密码` },
  ]
  return { fault, rules: rules.filter(({ on }) => on) }
}

import type { PasswordPolicy } from '../../contract/system.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** Where a school set nothing else. */
export const defaultPolicy: PasswordPolicy = {
  minLength: 6,
  maxLength: 20,
  uppercase: true,
  lowercase: true,
  digit: true,
  symbol: true,
}

/** A rule that a password does not keep; each has its own message. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'uppercase' | 'lowercase' | 'digit' | 'symbol' | 'common'

/** The rules that this password does not keep, in the order in which they are told; empty: it is good. */
export function passwordFaults(password: string, policy: PasswordPolicy): PasswordFault[] {
  const length = [...password].length
  const broken: Record<PasswordFault, boolean> = {
    tooShort: length < policy.minLength,
    tooLong: length > policy.maxLength,
    uppercase: policy.uppercase && !/\p{Lu}/u.test(password),
    lowercase: policy.lowercase && !/\p{Ll}/u.test(password),
    digit: policy.digit && !/\p{Nd}/u.test(password),
    symbol: policy.symbol && !/[^\p{L}\p{N}]/u.test(password),
    common: isCommonPassword(password),
  }
  return (Object.keys(broken) as PasswordFault[]).filter((fault) => broken[fault])
}

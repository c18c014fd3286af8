/** Checks a new password: apart from the sign-in form's checks, whose file the first screen loads, for its list of words. */
import type { PasswordPolicy } from '../../contract/system.ts'
import { type FieldFault, repeatFault } from '../../rules/fields.ts'
import { type PasswordFault, passwordFaults } from '../../rules/people/password.ts'

/** The rules a new password breaks, and what is wrong with its repetition. */
export function newPasswordFaults(
  form: { password: string; repeat: string },
  policy: PasswordPolicy,
): { password: 'empty' | PasswordFault[] | null; repeat: FieldFault | null } {
  const broken = passwordFaults(form.password, policy)
  const fault = broken.length > 0 ? broken : null
  return {
    password: form.password === '' ? 'empty' : fault,
    repeat: form.repeat === '' ? 'empty' : repeatFault(form.repeat, form.password),
  }
}

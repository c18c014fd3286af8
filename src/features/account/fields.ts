/** Checks of the account area's forms before they ask the service; pure, in the order of the fields. */
import { type FieldFault, phoneFault, textFault } from '../../rules/fields.ts'
import { codeLength } from '../../rules/limits.ts'

/** Fault of each field that has one; the first key is the first bad field. */
export type Faults<F extends string, K = FieldFault> = Partial<Record<F, K>>

function faults<F extends string, K>(found: Record<F, K | null>): Faults<F, K> {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Faults<F, K>
}

export const firstBad = <F extends string>(found: Faults<F, unknown>) =>
  Object.keys(found)[0] as F | undefined

export const codeFault = (code: string): FieldFault | null =>
  textFault(code) ?? (new RegExp(`^\\d{${codeLength}}$`).test(code.trim()) ? null : 'format')

export const accountFaults = (form: { loginName: string; password: string; agreed: boolean }) =>
  faults<'loginName' | 'password' | 'agreed', FieldFault>({
    loginName: textFault(form.loginName),
    // a password may be made of blanks: it is taken as it is
    password: form.password === '' ? 'empty' : null,
    agreed: form.agreed ? null : 'empty',
  })

export const phoneFaults = (form: { phoneNum: string; code: string; agreed: boolean }) =>
  faults<'phoneNum' | 'code' | 'agreed', FieldFault>({
    phoneNum: phoneFault(form.phoneNum),
    code: codeFault(form.code),
    agreed: form.agreed ? null : 'empty',
  })

export const checkFaults = (form: { phoneNum: string; code: string }) =>
  faults<'phoneNum' | 'code', FieldFault>({
    phoneNum: phoneFault(form.phoneNum),
    code: codeFault(form.code),
  })

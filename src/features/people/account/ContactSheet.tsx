import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { changePhone, checkEmail, sendEmailCode } from '../../../contract/credentials.ts'
import { sendCode } from '../../../contract/session.ts'
import { ask } from '../../../queries/engine/query.ts'
import { isEmail, isEmpty, isPhone } from '../../../rules/fields.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from './Account.module.css'
import { CodeField } from './CodeField.tsx'
import { useAccountChange } from './useAccountChange.ts'
import { useSendCode } from './useSendCode.ts'

export type ContactKind = 'phone' | 'email'

/** Binds a phone number or an email address by the code that is sent to it. */
export function ContactSheet({ kind, onClose }: { kind: ContactKind | null; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet
      open={kind !== null}
      onClose={onClose}
      title={kind === 'email' ? t`绑定邮箱` : t`更换手机号`}
      place="middle"
    >
      {kind && <ContactForm kind={kind} onDone={onClose} />}
    </Sheet>
  )
}

/** The new contact and its code as they are being typed; only a well-formed contact gets a code. */
function useContactForm(isMail: boolean, onDone: () => void) {
  const { t } = useLingui()
  const [value, setValue] = useState('')
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState({ value: '', code: '' })
  const contact = value.trim()
  const sending = useSendCode(() =>
    isMail ? ask(sendEmailCode, { email: contact }) : ask(sendCode, { phoneNum: contact, purpose: 'phone' }),
  )
  const save = useAccountChange(
    () =>
      isMail ? ask(checkEmail, { email: contact, code }) : ask(changePhone, { phoneNum: contact, code }),
    isMail ? t`邮箱已绑定` : t`手机号已更换`,
    onDone,
  )
  function contactFault(): string {
    if (isEmpty(value)) return isMail ? t`请输入邮箱` : t`请输入手机号`
    if (isMail) return isEmail(contact) ? '' : t`邮箱格式不正确`
    return isPhone(contact) ? '' : t`手机号不正确，请输入 11 位手机号`
  }
  function onSend() {
    const fault = contactFault()
    setFaults({ value: fault, code: '' })
    if (!fault) sending.send()
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const found = { value: contactFault(), code: code === '' ? t`请输入验证码` : '' }
    setFaults(found)
    if (!found.value && !found.code && !save.isBusy) save.run(undefined)
  }
  return { value, setValue, code, setCode, faults, sending, save, onSend, onSubmit }
}

function ContactForm({ kind, onDone }: { kind: ContactKind; onDone: () => void }) {
  const { t } = useLingui()
  const isMail = kind === 'email'
  const form = useContactForm(isMail, onDone)
  return (
    <form noValidate className={css.form} onSubmit={form.onSubmit}>
      <p className={css.lead}>
        {isMail
          ? t`验证码会发到新邮箱。绑定后可以用它重置密码。`
          : t`验证码会发到新手机号。原手机号会收到通知，72 小时内可以撤销。`}
      </p>
      <TextField
        name="contact"
        type={isMail ? 'email' : 'tel'}
        inputMode={isMail ? 'email' : 'tel'}
        autoComplete={isMail ? 'email' : 'tel-national'}
        label={isMail ? t`新邮箱` : t`新手机号`}
        value={form.value}
        error={form.faults.value}
        onChange={(event) => form.setValue(event.target.value)}
      />
      <CodeField
        code={form.code}
        left={form.sending.left}
        isSending={form.sending.isSending}
        error={form.faults.code || form.save.fault}
        onChange={form.setCode}
        onSend={form.onSend}
      />
      <Button type="submit" wide busy={form.save.isBusy}>
        {t`保存`}
      </Button>
    </form>
  )
}

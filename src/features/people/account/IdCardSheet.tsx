import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { changeIdCard } from '../../../contract/users.ts'
import { ask } from '../../../queries/engine/query.ts'
import { isIdCard, tidyIdCard } from '../../../rules/people/idCard.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from './Account.module.css'
import { useAccountChange } from './useAccountChange.ts'

interface Props {
  open: boolean
  /** the school has a number of the person */
  isStored: boolean
  onClose: () => void
}

/** The identity number is typed and sent; afterwards only its mask comes back, and this device keeps nothing of it. */
export function IdCardSheet({ open, isStored, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`身份证号`} place="middle">
      <IdCardForm isStored={isStored} onDone={onClose} />
    </Sheet>
  )
}

function IdCardForm({ isStored, onDone }: { isStored: boolean; onDone: () => void }) {
  const { t } = useLingui()
  const remove = useAccountChange(() => ask(changeIdCard, { idCardNo: '' }), t`身份证号已删除`, onDone)
  const [number, setNumber] = useState('')
  const save = useAccountChange(
    () => ask(changeIdCard, { idCardNo: tidyIdCard(number) }),
    t`身份证号已保存`,
    onDone,
  )
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isIdCard(tidyIdCard(number))) return save.setFault(t`身份证号不正确，请核对 18 位号码`)
    if (!save.isBusy) save.run(undefined)
  }
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      <p className={css.lead}>{t`只用于考试核验，加密保存，以后只显示首位和末四位。`}</p>
      <TextField
        name="idCardNo"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={24}
        label={t`身份证号`}
        value={number}
        error={save.fault || remove.fault}
        onChange={(event) => {
          setNumber(event.target.value)
          save.setFault('')
        }}
      />
      <Button type="submit" wide busy={save.isBusy}>
        {t`保存`}
      </Button>
      {isStored && (
        <Button kind="danger" wide busy={remove.isBusy} onClick={() => remove.run(undefined)}>
          {t`删除已保存的号码`}
        </Button>
      )}
    </form>
  )
}

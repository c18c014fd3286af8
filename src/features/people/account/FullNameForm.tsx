import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { changeFullName } from '../../../contract/users.ts'
import { ask } from '../../../queries/engine/query.ts'
import { isEmpty } from '../../../rules/fields.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Account.module.css'
import { useAccountChange } from './useAccountChange.ts'

const maxNameLength = 60

/** The full name; where the school keeps the names it is only shown. */
export function FullNameForm({ fullName, canEdit }: { fullName: string; canEdit: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [name, setName] = useState(fullName)
  const save = useAccountChange(
    () => ask(changeFullName, { fullName: name.trim() }),
    t`姓名已保存`,
    () => void navigate({ to: '/my/information', replace: true }),
  )
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty(name)) return save.setFault(t`请输入姓名`)
    if (!save.isBusy) save.run(undefined)
  }
  return (
    <Card>
      <form noValidate className={css.form} onSubmit={onSubmit}>
        <TextField
          name="fullName"
          autoComplete="name"
          maxLength={maxNameLength}
          label={t`姓名`}
          hint={canEdit ? t`成绩和证书上显示这个名字。` : t`姓名由学校管理，请联系管理员。`}
          value={name}
          readOnly={!canEdit}
          error={save.fault}
          onChange={(event) => setName(event.target.value)}
        />
        {canEdit && (
          <Button type="submit" wide busy={save.isBusy}>
            {t`保存`}
          </Button>
        )}
      </form>
    </Card>
  )
}

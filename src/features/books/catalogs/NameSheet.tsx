import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import {
  type CatalogNameFault,
  catalogNameFault,
  maxCatalogNameLength,
  tidyName,
} from '../../../rules/catalogName.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { isStored } from '../isStored.ts'
import css from './NameSheet.module.css'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** the name that is changed; empty: a new one */
  name?: string
  /** the names that it must differ from */
  beside: readonly string[]
  /** stores it on the device */
  onSave: (name: string) => Promise<unknown>
}

/** Asks for a catalogue's name; a name that stands already is told while it is typed. */
export function NameSheet({ open, onClose, title, ...rest }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={title} place="middle">
      <NameForm {...rest} onClose={onClose} />
    </Sheet>
  )
}

function NameForm({ name: before = '', beside, onSave, onClose }: Omit<Props, 'open' | 'title'>) {
  const { t } = useLingui()
  const id = useId()
  const [name, setName] = useState(before)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const fault = catalogNameFault(name, beside)
  const words: Record<CatalogNameFault, string> = { empty: t`目录名称不能为空`, duplicate: t`目录已存在` }

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (fault) return document.getElementById(id)?.focus()
    setBusy(true)
    if (await isStored(onSave(tidyName(name)))) onClose()
    setBusy(false)
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void save(event)}>
      <TextField
        id={id}
        label={t`目录名称`}
        value={name}
        maxLength={maxCatalogNameLength}
        autoComplete="off"
        enterKeyHint="done"
        error={fault && (tried || fault === 'duplicate') ? words[fault] : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={css.buttons}>
        <Button kind="plain" wide onClick={onClose}>
          {t`取消`}
        </Button>
        <Button type="submit" wide busy={busy}>
          {t`保存`}
        </Button>
      </div>
    </form>
  )
}

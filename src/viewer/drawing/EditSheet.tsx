import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { PersonalMark } from '../../contract/specimens.ts'
import { markDesc, markName } from '../../rules/marks/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ColorRow } from './ColorRow.tsx'
import type { Drawing } from './drawing.ts'
import css from './EditSheet.module.css'
import { SizeField } from './SizeField.tsx'

/** The dialog looks for the attribute when it opens, which is after the field was there. */
const first = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/** Name, note, colour and size of one's own mark; a text gets its words here before it stands. */
export function EditSheet({ drawing }: { drawing: Drawing }) {
  const { t } = useLingui()
  const form = useId()
  const mark = drawing.naming
  const isNew = mark !== null && !drawing.sketches.some(({ clientId }) => clientId === mark.clientId)
  return (
    <Sheet
      open={mark !== null}
      onClose={() => drawing.name(null)}
      title={isNew ? t`添加文字` : t`编辑标注`}
      footer={
        <div className={css.acts}>
          {mark && !isNew && (
            <Button
              kind="danger"
              onClick={() => {
                drawing.name(null)
                drawing.remove(mark)
              }}
            >
              {t`删除`}
            </Button>
          )}
          <Button type="submit" form={form}>{t`保存`}</Button>
        </div>
      }
    >
      {mark && <Fields key={mark.clientId} {...{ mark, form, drawing }} />}
    </Sheet>
  )
}

function Fields({ mark, form, drawing }: { mark: PersonalMark; form: string; drawing: Drawing }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(mark)
  const [isMissing, setMissing] = useState(false)
  const isText = mark.shape === 'text'
  const save = (event: React.FormEvent) => {
    event.preventDefault()
    if (isText && !draft.name.trim()) return setMissing(true)
    drawing.name(null)
    drawing.change(draft)
  }
  return (
    <form id={form} className={css.form} onSubmit={save} noValidate>
      <TextField
        label={isText ? t`文字` : t`名称`}
        value={draft.name}
        maxLength={markName.most}
        error={isMissing && !draft.name.trim() ? t`请输入文字` : undefined}
        ref={first}
        autoComplete="off"
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      {isText && (
        <SizeField value={draft.fontSize} onChange={(fontSize) => setDraft({ ...draft, fontSize })} />
      )}
      <div className={css.colors}>
        <span className={css.label}>{t`颜色`}</span>
        <ColorRow value={draft.color} onChange={(color) => setDraft({ ...draft, color })} />
      </div>
      <TextArea
        label={t`说明`}
        rows={3}
        value={draft.desc}
        maxLength={markDesc.most}
        onText={(desc) => setDraft({ ...draft, desc })}
      />
    </form>
  )
}

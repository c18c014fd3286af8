import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reword, type UnsentRow } from '../../../queries/engine/unsent.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** The one text of an action that a person may want to say otherwise: a name, or a `text` of several lines. */
const fields: Record<string, 'name' | 'text'> = {
  'wrong.catalogInsert': 'name',
  'wrong.catalogUpdate': 'name',
  'collection.catalogInsert': 'name',
  'collection.catalogUpdate': 'name',
  'question.note': 'text',
  'question.report': 'text',
}

/** The words of a thing that can be said otherwise, with their field's name. */
export function wordsOf({ call, input }: UnsentRow): { field: string; text: string } | null {
  const field = fields[call]
  const text = field && (input as Record<string, unknown>)[field]
  return field && typeof text === 'string' ? { field, text } : null
}

/** Says what the service refused in other words. */
export function Reword({ row, name, onClose }: { row: UnsentRow; name: string; onClose: () => void }) {
  const { t } = useLingui()
  const words = wordsOf(row)
  const [text, setText] = useState(words?.text ?? '')
  // until it says something else
  const refused = text === words?.text && row.lastError?.text
  const send = useMutation({
    mutationFn: async () => words && reword(row, words.field, text.trim()),
    onSuccess: onClose,
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`修改后再发送`}
      footer={
        <Button wide disabled={text.trim() === ''} busy={send.isPending} onClick={() => send.mutate()}>
          {t`保存并发送`}
        </Button>
      }
    >
      {words?.field === 'text' ? (
        <TextArea label={name} rows={5} value={text} error={refused} onText={setText} />
      ) : (
        <TextField
          label={name}
          value={text}
          error={refused}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Sheet>
  )
}

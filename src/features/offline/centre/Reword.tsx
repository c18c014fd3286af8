import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { actionOf } from '../../../outbox/actions/index.ts'
import { reword, type UnsentRow } from '../../../queries/session/unsent.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'

/** The words of a thing that can be said otherwise, with their field's name. */
export function editableWords({ call, input }: UnsentRow): { field: string; text: string } | null {
  const repair = actionOf(call)?.repair
  if (repair?.kind !== 'reword') return null
  const text = (input as Record<string, unknown>)[repair.field]
  return typeof text === 'string' ? { field: repair.field, text } : null
}

/** Says what the service refused in other words. */
export function Reword({ row, name, onClose }: { row: UnsentRow; name: string; onClose: () => void }) {
  const { t } = useLingui()
  const words = editableWords(row)
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

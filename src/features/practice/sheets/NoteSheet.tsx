import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { QuestionId } from '../../../contract/questions.ts'
import { useWriting } from '../../../drafts/useWriting.ts'
import { writeNote } from '../../../queries/practice/notes.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { useNote } from '../question/useNote.ts'
import css from './NoteSheet.module.css'

interface Props {
  question: QuestionId
  open: boolean
  onClose: () => void
}

/** A note of one's own on a question. */
export function NoteSheet({ question, open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`我的笔记`}>
      <Editor key={question} question={question} onClose={onClose} />
    </Sheet>
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'

function Editor({ question, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  const stored = useNote(question)
  const { written, write, finish } = useWriting(`note:${question}`, isText, (text) => text.trim() === stored)
  const [busy, setBusy] = useState(false)
  const text = written ?? stored
  async function save() {
    setBusy(true)
    try {
      await writeNote(question, text.trim())
      await finish()
      onClose()
      toast(text.trim() === '' ? t`笔记已删除` : t`笔记已存到本机`)
    } catch (error) {
      console.error(error)
      toast(t`没能存到本机，请再试一次`, { kind: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.editor}>
      <TextArea
        label={t`我的笔记`}
        hideLabel
        rows={6}
        maxLength={5000}
        value={text}
        placeholder={t`只有你自己看得到`}
        onText={write}
      />
      <Button wide busy={busy} disabled={text.trim() === stored} onClick={() => void save()}>
        <Trans>保存笔记</Trans>
      </Button>
    </div>
  )
}

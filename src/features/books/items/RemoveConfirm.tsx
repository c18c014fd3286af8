import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BookName } from '../../../contract/questions.ts'
import { useQuestionText } from '../../../parts/useQuestionText.ts'
import { removeQuestions } from '../../../queries/practice/books.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { isStored } from '../isStored.ts'
import css from '../Rows.module.css'
import { useBookWords } from '../words.ts'
import type { BookEntry } from './listing.ts'

interface Props {
  name: BookName
  entries: readonly BookEntry[]
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks before questions leave a book. */
export function RemoveConfirm({ name, entries, open, onClose, onRemoved }: Props) {
  const { t } = useLingui()
  const words = useBookWords(name)
  const { length } = entries
  const stem = useQuestionText()
  const only = length === 1 ? entries[0] : undefined
  const [busy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    const ids = entries.map(({ item }) => item.questionId)
    if (await isStored(removeQuestions(name, ids))) {
      toast(name === 'wrong' ? t`已移出 ${length} 题` : t`已取消收藏 ${length} 题`, { kind: 'ok' })
      onRemoved()
    }
    setBusy(false)
    onClose()
  }
  return (
    <Confirm
      open={open}
      title={words.removeTitle}
      action={name === 'wrong' ? t`移出` : words.remove}
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {only ? (
        <p className={css.stem}>{stem(only.question)}</p>
      ) : (
        <p>
          <Plural value={length} one="已选 # 题" other="已选 # 题" />
        </p>
      )}
      <p>{words.removeText}</p>
    </Confirm>
  )
}

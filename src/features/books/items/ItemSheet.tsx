import { useLingui } from '@lingui/react/macro'
import FolderInput from 'lucide-react/icons/folder-input'
import Trash from 'lucide-react/icons/trash-2'
import { useQuestionText } from '../../../parts/useQuestionText.ts'
import { RowButton } from '../../../ui/Row.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from '../Rows.module.css'
import type { BookEntry } from './listing.ts'

interface Props {
  entry: BookEntry | undefined
  open: boolean
  onClose: () => void
  onMove: () => void
  onRemove: () => void
  /** the verb of the last row */
  remove: string
}

/** Actions on one question of a book. */
export function ItemSheet({ entry, open, onClose, onMove, onRemove, remove }: Props) {
  const { t } = useLingui()
  const stem = useQuestionText()
  return (
    <Sheet open={open} onClose={onClose} title={t`这道题`}>
      {entry && <p className={css.stem}>{stem(entry.question)}</p>}
      <div className={css.rows}>
        <RowButton lead={<FolderInput aria-hidden="true" />} title={t`移到目录`} onClick={onMove} />
        <RowButton
          className={css.danger}
          lead={<Trash aria-hidden="true" />}
          title={remove}
          onClick={onRemove}
        />
      </div>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { BookNode } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { restartBook } from '../../queries/practice/books.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { isStored } from './isStored.ts'
import { useBookWords } from './words.ts'

interface Props {
  name: BookName
  node: BookNode
  open: boolean
  /** the purpose of clearing, as the words of the button */
  action: string
  onCleared: () => void
  onClose: () => void
}

/** Asks before the answers in a catalogue, and below it, are cleared: they may be the work of weeks. */
export function ClearConfirm({ name, node, open, action, onCleared, onClose }: Props) {
  const { t } = useLingui()
  const words = useBookWords(name)
  async function clear() {
    if (await isStored(restartBook(name, node.id))) onCleared()
    onClose()
  }
  return (
    <Confirm
      open={open}
      title={t`清空这里的作答？`}
      action={action}
      danger
      onConfirm={() => void clear()}
      onClose={onClose}
    >
      {words.clearText}
    </Confirm>
  )
}

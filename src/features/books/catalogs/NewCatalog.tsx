import { useLingui } from '@lingui/react/macro'
import type { BookNode, CatalogId } from '../../../contract/books.ts'
import type { BookName } from '../../../contract/questions.ts'
import { addCatalog } from '../../../queries/practice/bookCatalogs.ts'
import { NameSheet } from './NameSheet.tsx'
import { namesBeside } from './tree.ts'

interface Props {
  open: boolean
  onClose: () => void
  name: BookName
  /** under which it comes to stand */
  parent: BookNode
  /** called with the new catalogue; the question for its name closes when this is done */
  onMade?: (id: CatalogId) => Promise<void>
}

/** Makes a catalogue of one's own, on the device first. */
export function NewCatalog({ open, onClose, name, parent, onMade }: Props) {
  const { t } = useLingui()
  const isRoot = parent.parentId === null
  const above = parent.name
  return (
    <NameSheet
      open={open}
      onClose={onClose}
      title={isRoot ? t`新建目录` : t`在“${above}”下新建目录`}
      beside={namesBeside(parent)}
      onSave={async (title) => {
        const id = await addCatalog(name, title, parent)
        await onMade?.(id)
      }}
    />
  )
}

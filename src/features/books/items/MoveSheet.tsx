import { Plural, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Folder from 'lucide-react/icons/folder'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Library from 'lucide-react/icons/library'
import { useState } from 'react'
import type { BookNode, CatalogId } from '../../../contract/books.ts'
import type { BookName } from '../../../contract/questions.ts'
import { moveQuestions } from '../../../queries/practice/books.ts'
import { RowButton } from '../../../ui/Row.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { NewCatalog } from '../catalogs/NewCatalog.tsx'
import { flattenNodes } from '../catalogs/tree.ts'
import { isStored } from '../isStored.ts'
import type { BookEntry } from './listing.ts'
import css from './MoveSheet.module.css'

interface Props {
  name: BookName
  root: BookNode
  /** those that are moved */
  entries: readonly BookEntry[]
  open: boolean
  onClose: () => void
  onMoved: () => void
}

/** Where questions are put: into a catalogue of their subject, or a new one. */
export function MoveSheet({ name, root, entries, open, onClose, onMoved }: Props) {
  const { t } = useLingui()
  const [adding, setAdding] = useState(false)
  /** where they are being put */
  const [busy, setBusy] = useState<CatalogId | null>(null)
  const from = new Set(entries.map(({ item }) => item.catalogId))
  /** where all of them stand already */
  const here = from.size === 1 ? [...from][0] : undefined
  const { length } = entries
  async function move(to: CatalogId) {
    const ids = entries.filter(({ item }) => item.catalogId !== to).map(({ item }) => item.questionId)
    setBusy(to)
    if (await isStored(moveQuestions(name, ids, to))) {
      toast(t`已移动 ${ids.length} 题`, { kind: 'ok' })
      onMoved()
    }
    setBusy(null)
    onClose()
  }
  return (
    <>
      <Sheet
        open={open && !adding}
        // it makes room for the question of the name, and comes back when that is given up
        onClose={() => !adding && onClose()}
        title={t`移到目录`}
      >
        <p className={css.count}>
          <Plural value={length} one="已选 # 题" other="已选 # 题" />
        </p>
        {flattenNodes([root]).map(({ node, depth }) => (
          <PlaceRow
            key={node.id}
            node={node}
            depth={depth}
            isBusy={node.id === busy}
            isHere={node.id === here}
            disabled={node.id === here || busy !== null}
            onClick={() => void move(node.id)}
          />
        ))}
        <RowButton
          className={css.add}
          lead={<FolderPlus aria-hidden="true" />}
          title={t`新建目录并移入`}
          disabled={busy !== null}
          onClick={() => setAdding(true)}
        />
      </Sheet>
      <NewCatalog
        open={open && adding}
        onClose={() => setAdding(false)}
        name={name}
        parent={root}
        onMade={move}
      />
    </>
  )
}

interface PlaceProps {
  node: BookNode
  /** 0: the subject itself */
  depth: number
  /** the questions are being put here */
  isBusy: boolean
  /** all of them stand here already */
  isHere: boolean
  disabled: boolean
  onClick: () => void
}

function PlaceRow({ node, depth, isBusy, isHere, disabled, onClick }: PlaceProps) {
  const { t } = useLingui()
  const standing = isHere && (
    <>
      <Check aria-hidden="true" className={css.here} />
      {t`现在在这里`}
    </>
  )
  return (
    <RowButton
      style={{ '--depth': Math.min(Math.max(depth - 1, 0), 4) } as React.CSSProperties}
      className={css.place}
      lead={depth === 0 ? <Library aria-hidden="true" /> : <Folder aria-hidden="true" />}
      title={depth === 0 ? t`不放进目录` : node.name}
      trail={isBusy ? t`正在移动…` : standing}
      disabled={disabled}
      onClick={onClick}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import FolderPlus from 'lucide-react/icons/folder-plus'
import PencilLine from 'lucide-react/icons/pencil-line'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { BookNode } from '../../../contract/books.ts'
import type { BookName } from '../../../contract/questions.ts'
import { deleteBookCatalog, renameBookCatalog } from '../../../queries/practice/bookCatalogs.ts'
import { maxCatalogDepth } from '../../../rules/limits.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { ClearConfirm } from '../ClearConfirm.tsx'
import { isStored } from '../isStored.ts'
import css from '../Rows.module.css'
import { NameSheet } from './NameSheet.tsx'
import { NewCatalog } from './NewCatalog.tsx'
import { namesBeside, pathToCatalog } from './tree.ts'

interface Props {
  name: BookName
  root: BookNode
  /** null: closed */
  node: BookNode | null
  onClose: () => void
}

type Step = 'add' | 'rename' | 'clear' | 'delete'

/** Actions on a catalogue. */
export function CatalogSheet({ name, root, node, onClose }: Props) {
  const { t } = useLingui()
  // The step that was asked about last. It is kept after closing: its dialog still fades out.
  const [step, setStep] = useState<{ what: Step; node: BookNode } | null>(null)
  const isRoot = node?.parentId === null
  const begin = (what: Step) => {
    if (node) setStep({ what, node })
    onClose()
  }
  const end = () => setStep(null)
  const doing = async (what: Promise<unknown>, said: string) => {
    if (await isStored(what)) toast(said, { kind: 'ok' })
    end()
  }
  const target = step?.node
  const parent = target && (pathToCatalog([root], target.id).at(-2) ?? root)
  const title = target?.name ?? ''

  return (
    <>
      <Sheet open={node !== null} onClose={onClose} title={isRoot ? t`全部题目` : (node?.name ?? '')}>
        {node && <CatalogActions root={root} node={node} onBegin={begin} />}
      </Sheet>
      {target && parent && (
        <>
          <NewCatalog open={step.what === 'add'} onClose={end} name={name} parent={target} />
          <NameSheet
            open={step.what === 'rename'}
            onClose={end}
            title={t`重命名目录`}
            name={target.name}
            beside={namesBeside(parent, target.id)}
            onSave={(to) => renameBookCatalog(name, target.id, to)}
          />
          <ClearConfirm
            name={name}
            node={target}
            open={step.what === 'clear'}
            action={t`清空作答`}
            onCleared={() => toast(t`作答已清空`, { kind: 'ok' })}
            onClose={end}
          />
          <Confirm
            open={step.what === 'delete'}
            title={t`删除目录“${title}”？`}
            action={t`删除`}
            danger
            onConfirm={() => void doing(deleteBookCatalog(name, target.id), t`目录已删除`)}
            onClose={end}
          >
            {t`目录和它下面的目录会删除，里面的题目回到“全部题目”。`}
          </Confirm>
        </>
      )}
    </>
  )
}

interface ActionsProps {
  root: BookNode
  node: BookNode
  onBegin: (what: Step) => void
}

function CatalogActions({ root, node, onBegin }: ActionsProps) {
  const { t } = useLingui()
  const isRoot = node.parentId === null
  const mayAdd = pathToCatalog([root], node.id).length <= maxCatalogDepth
  return (
    <div className={css.rows}>
      {mayAdd && (
        <RowButton
          lead={<FolderPlus aria-hidden="true" />}
          title={isRoot ? t`新建目录` : t`新建下级目录`}
          onClick={() => onBegin('add')}
        />
      )}
      {!isRoot && (
        <RowButton
          lead={<PencilLine aria-hidden="true" />}
          title={t`重命名`}
          onClick={() => onBegin('rename')}
        />
      )}
      <RowButton
        lead={<RotateCcw aria-hidden="true" />}
        title={t`清空作答`}
        sub={t`从头再练一遍`}
        disabled={!node.submitted}
        onClick={() => onBegin('clear')}
      />
      {!isRoot && (
        <RowButton
          className={css.danger}
          lead={<Trash aria-hidden="true" />}
          title={t`删除目录`}
          sub={t`题目不会丢，会回到“全部题目”`}
          onClick={() => onBegin('delete')}
        />
      )}
    </div>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Folder from 'lucide-react/icons/folder'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Library from 'lucide-react/icons/library'
import type { BookNode, CatalogId } from '../../../contract/books.ts'
import type { BookName } from '../../../contract/questions.ts'
import { pendingSubjectsAtom } from '../../../queries/engine/sync.ts'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Ring } from '../../../ui/signs/Ring.tsx'
import { WaitingSign } from '../WaitingSign.tsx'
import { useBookWords } from '../words.ts'
import css from './Catalogs.module.css'
import { answeredShare, flattenNodes, type PlacedNode } from './tree.ts'

interface Props {
  name: BookName
  root: BookNode
  /** the one whose questions are listed beside */
  chosen?: CatalogId
  onOpen: (id: CatalogId) => void
  /** opens the actions of one catalogue */
  onAsk: (node: BookNode) => void
  onAdd: () => void
}

/** A subject's catalogues in a book: all of it, and those of one's own. */
export function Catalogs({ name, root, chosen, onOpen, onAsk, onAdd }: Props) {
  const { t } = useLingui()
  const pending = useAtomValue(pendingSubjectsAtom)
  const words = useBookWords(name)
  const beside = chosen !== undefined
  // before there is any catalogue all of it stands on the screen already
  const shown = beside || root.items.length > 0 ? flattenNodes([root]) : []

  return (
    <>
      <Card as="ul" flush>
        {shown.map(({ node, depth }) => (
          <li key={node.id} className={css.item}>
            <Catalog
              {...{ node, depth }}
              chosen={node.id === chosen}
              beside={beside}
              pending={pending.get(`catalog:${node.id}`)}
              onOpen={() => onOpen(node.id)}
              onAsk={() => onAsk(node)}
            />
          </li>
        ))}
        <li>
          <RowButton
            className={css.add}
            lead={<FolderPlus aria-hidden="true" />}
            title={t`新建目录`}
            onClick={onAdd}
          />
        </li>
      </Card>
      {!beside && root.total === 0 && <p className={css.hint}>{words.emptyText}</p>}
    </>
  )
}

interface CatalogProps extends PlacedNode {
  chosen: boolean
  /** its questions are listed beside, not behind it */
  beside: boolean
  pending: 'waiting' | 'parked' | undefined
  onOpen: () => void
  onAsk: () => void
}

function Catalog({ node, depth, chosen, beside, pending, onOpen, onAsk }: CatalogProps) {
  const { t } = useLingui()
  const isRoot = node.parentId === null
  const title = isRoot ? t`全部题目` : node.name
  const { total, submitted } = node
  return (
    <>
      <button
        type="button"
        className={classes(css.catalog, chosen && css.chosen)}
        style={{ '--depth': Math.min(depth, 4) } as React.CSSProperties}
        aria-current={chosen || undefined}
        onClick={onOpen}
      >
        {isRoot ? (
          <Library className={css.icon} aria-hidden="true" />
        ) : (
          <Folder className={css.icon} aria-hidden="true" />
        )}
        <span className={css.words}>
          <span className={css.name}>{title}</span>
          <span className={css.facts}>
            <Plural value={total} _0="还没有题目" one="# 题" other="# 题" />
            <WaitingSign state={pending} />
          </span>
        </span>
        {/* an empty ring is all but invisible in the chosen row, and says nothing */}
        {submitted > 0 && (
          <Ring value={answeredShare(node)} label={t`${title}：已答 ${submitted} 题，共 ${total} 题`} />
        )}
        {!beside && <ChevronRight className={css.chevron} aria-hidden="true" />}
      </button>
      <IconButton className={css.more} label={t`${title}的更多操作`} aria-haspopup="dialog" onClick={onAsk}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
    </>
  )
}

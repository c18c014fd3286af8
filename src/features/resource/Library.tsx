import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ListTree from 'lucide-react/icons/list-tree'
import { useState } from 'react'
import { catalogList, type Subject } from '../../contract/subjects.ts'
import { query } from '../../queries/query.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useNames } from '../../viewer/names.ts'
import { CatalogTree } from './CatalogTree.tsx'
import { pathTo } from './catalog.ts'
import css from './Library.module.css'
import { SearchField } from './SearchField.tsx'
import { SpecimenList } from './SpecimenList.tsx'
import type { ListSearch } from './search.ts'

interface Props {
  subject: Subject
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
}

/** One subject's part of the library: its catalogue in a sheet or, from 900 px, a pane, and its specimens. */
export function Library({ subject, search, onSearch }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [isOpen, setOpen] = useState(false)
  const catalog = useQuery(query(catalogList, { subjectId: subject.id }))
  const nodes = catalog.data ?? []
  const chosen = pathTo(nodes, search.catalog).at(-1)
  const title = chosen ? pick(chosen.name, chosen.nameEn) : pick(subject.name, subject.nameEn)
  const choose = (id: number | undefined) => {
    setOpen(false)
    onSearch({ catalog: id })
  }
  const tree = catalog.data && <CatalogTree nodes={nodes} chosen={search.catalog} onChoose={choose} />
  return (
    <div className={css.library}>
      {nodes.length > 0 && (
        <nav className={css.pane} aria-label={t`目录`}>
          <h2 className={css.heading}>{t`目录`}</h2>
          {tree}
        </nav>
      )}
      <div className={css.list}>
        <SearchField
          value={search.keyword ?? ''}
          onSearch={(keyword) => onSearch({ keyword: keyword || undefined })}
        />
        <SpecimenList
          key={subject.id}
          subject={subject.id}
          search={search}
          onSearch={onSearch}
          title={title}
          lead={
            nodes.length > 0 && (
              <Chip
                className={css.opener}
                chosen={Boolean(chosen)}
                icon={<ListTree aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                {chosen ? title : t`目录`}
                <ChevronDown aria-hidden="true" />
              </Chip>
            )
          }
        />
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`目录`}>
        {tree}
      </Sheet>
    </div>
  )
}

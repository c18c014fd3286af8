import { Plural, useLingui } from '@lingui/react/macro'
import type { SpecimenCatalogNode } from '../../../contract/subjects.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { CatalogTree } from '../catalog/CatalogTree.tsx'
import { FilterFields } from './FilterFields.tsx'
import filters from './Filters.module.css'
import css from './Library.module.css'
import type { ListSearch } from './search.ts'
import type { FilterChoices } from './useChoices.ts'

export type Opened = 'catalog' | 'filters' | null

interface Props {
  nodes: readonly SpecimenCatalogNode[]
  choices: FilterChoices
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
  /** how much is in each part is told; it counts what all may see */
  counted: boolean
}

const hasChoices = (choices: FilterChoices) => choices.some(({ options }) => options.length > 0)

/** Beside the list, where there is room. */
export function LibraryPane({ nodes, choices, search, onSearch, counted }: Props) {
  const { t } = useLingui()
  if (nodes.length === 0 && !hasChoices(choices)) return null
  return (
    <aside className={css.pane} aria-label={t`目录与筛选`}>
      {nodes.length > 0 && (
        <nav aria-label={t`目录`}>
          <h2 className={css.heading}>{t`目录`}</h2>
          <CatalogTree
            nodes={nodes}
            chosen={search.catalog}
            counted={counted}
            onChoose={(catalog) => onSearch({ catalog })}
          />
        </nav>
      )}
      {hasChoices(choices) && (
        <div className={css.choices}>
          <FilterFields search={search} onSearch={onSearch} choices={choices} />
        </div>
      )}
    </aside>
  )
}

/** The same over the list, on phones. */
export function LibrarySheets({
  nodes,
  choices,
  search,
  onSearch,
  counted,
  total,
  opened,
  onClose,
}: Props & {
  /** how many are found; undefined: that is not known yet */
  total: number | undefined
  opened: Opened
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <>
      <Sheet open={opened === 'catalog'} onClose={onClose} title={t`目录`}>
        <CatalogTree
          nodes={nodes}
          chosen={search.catalog}
          counted={counted}
          onChoose={(catalog) => {
            onClose()
            onSearch({ catalog })
          }}
        />
      </Sheet>
      <Sheet
        open={opened === 'filters'}
        onClose={onClose}
        title={t`筛选`}
        footer={
          <div className={filters.foot}>
            {choices.some(({ field }) => search[field] !== undefined) && (
              <Button kind="soft" onClick={() => onSearch({ dye: undefined, people: undefined })}>
                {t`清除`}
              </Button>
            )}
            <Button wide onClick={onClose}>
              {total === undefined ? (
                t`看结果`
              ) : (
                <Plural value={total} one="看 # 个标本" other="看 # 个标本" />
              )}
            </Button>
          </div>
        }
      >
        <FilterFields search={search} onSearch={onSearch} choices={choices} />
      </Sheet>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { type Subject, specimenCatalog } from '../../../contract/subjects.ts'
import { KeepButton } from '../../../parts/KeepButton.tsx'
import { query } from '../../../queries/engine/query.ts'
import { useNames } from '../../../ui/bilingual.ts'
import type { ListPlace } from '../address/place.ts'
import { pathTo } from '../catalog/catalog.ts'
import { useHasExperiments } from '../experiments/useHasExperiments.ts'
import { Picking, PickSpecimenRow } from '../picking/Picking.tsx'
import type { Choosing } from '../picking/usePicking.ts'
import { FilterChips } from './FilterChips.tsx'
import css from './Library.module.css'
import { LibraryPane, LibrarySheets, type Opened } from './LibraryPane.tsx'
import { SearchField } from './SearchField.tsx'
import { SpecimenList } from './SpecimenList.tsx'
import { type ListSearch, narrowings } from './search.ts'
import { type FilterChoices, useChoices } from './useChoices.ts'
import { useKinds } from './useKinds.ts'
import { useSpecimenListing } from './useSpecimenListing.ts'

interface Props {
  /** null: all subjects */
  subject: Subject | null
  source?: ListPlace['source']
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
  /** shown above the filters: links to the pages beside this list */
  lead?: ReactNode
  /** of the list, several to do something with; null: nothing is being chosen */
  choosing: Choosing | null
}

/** Empty where a list has no catalogue, or none came yet. */
function useCatalogOf(subject: Subject | null): ListPlace['catalog'] {
  const catalog = useQuery({
    ...query(specimenCatalog, { subjectId: subject?.id ?? 0 }),
    enabled: subject !== null,
  })
  return (subject && catalog.data) ?? []
}

/** The chosen part of the catalogue, or else the whole that is listed. */
function useListTitle({ source, subject }: ListPlace, node: ListPlace['catalog'][number] | undefined) {
  const { t } = useLingui()
  const { pick } = useNames()
  if (node) return pick(node.name, node.nameEn)
  if (source === 'mine') return t`我的标本`
  return subject ? pick(subject.name, subject.nameEn) : t`全部学科`
}

/**
 * A list of specimens with all that narrows it: the one way in which specimens are looked for, whosesoever they are.
 * Catalogue and choices stand in sheets or, from 900 px, in a pane.
 */
export function Library({ subject, source = 'library', search, onSearch, lead, choosing }: Props) {
  const { t } = useLingui()
  const head = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const nodes = useCatalogOf(subject)
  const place: ListPlace = { source, subject, catalog: nodes }
  const listing = useSpecimenListing(place, search)
  const choices = useChoices(subject?.id)
  const node = pathTo(nodes, search.catalog).at(-1)
  const title = useListTitle(place, node)
  // a leaf of the catalogue is a chapter: its specimens and its questions are kept together
  const chapter = source === 'library' && node?.items.length === 0 ? node : undefined
  const narrow = (change: Partial<ListSearch>) => {
    // A narrowed list is read from its beginning.
    scrollTo({ top: 0 })
    onSearch(change)
  }
  // of one's own there may be none: nothing to look for, nothing to narrow
  const hasTools = source !== 'mine' || narrowings(search) > 0 || listing.records?.length !== 0
  const parts = { nodes, search, choices, onSearch: narrow, counted: source === 'library' }
  return (
    <div className={css.library}>
      <button type="button" className={css.skip} onClick={() => head.current?.focus()}>
        {t`跳到标本列表`}
      </button>
      {hasTools && <LibraryPane {...parts} />}
      <div className={css.list}>
        {lead}
        {hasTools && <ListTools {...{ place, node, search, choices }} onSearch={narrow} onOpen={setOpened} />}
        {choosing && <Picking listing={listing} {...choosing} />}
        <SpecimenList
          head={head}
          listing={listing}
          search={search}
          onSearch={narrow}
          title={title}
          place={JSON.stringify([source, subject?.id, search])}
          source={source}
          subject={subject}
          keep={chapter && <KeepChapter id={chapter.id} name={title} />}
          row={choosing ? (specimen) => <PickSpecimenRow specimen={specimen} {...choosing} /> : undefined}
        />
      </div>
      <LibrarySheets
        {...parts}
        total={listing.records && listing.total}
        opened={opened}
        onClose={() => setOpened(null)}
      />
    </div>
  )
}

/** Keeps the chapter whose specimens are listed, and its questions: more than the list shows. */
function KeepChapter({ id, name }: { id: number; name: string }) {
  const { t } = useLingui()
  return <KeepButton kind="chapter" id={id} name={name} sized sizeWords={t`整章`} />
}

interface ToolsProps extends Pick<Props, 'search' | 'onSearch'> {
  place: ListPlace
  /** the chosen part of the catalogue */
  node: ListPlace['catalog'][number] | undefined
  choices: FilterChoices
  onOpen: (what: Opened) => void
}

/** The search field and the row of filters over a list. */
function ListTools({ place, node, search, onSearch, choices, onOpen }: ToolsProps) {
  const { pick } = useNames()
  const { source, subject, catalog } = place
  const kinds = useKinds(place, search.kind)
  const hasExperiments = useHasExperiments(subject)
  const catalogChip = {
    name: node ? pick(node.name, node.nameEn) : null,
    onOpen: () => onOpen('catalog'),
  }
  return (
    <>
      <SearchField
        value={search.keyword ?? ''}
        onSearch={(keyword) => onSearch({ keyword: keyword || undefined })}
      />
      <FilterChips
        search={search}
        onSearch={onSearch}
        kinds={kinds}
        experiments={hasExperiments && source === 'library'}
        choices={choices}
        mine={source === 'mine'}
        catalog={catalog.length > 0 ? catalogChip : undefined}
        onOpen={() => onOpen('filters')}
      />
    </>
  )
}

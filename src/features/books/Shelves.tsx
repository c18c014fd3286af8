import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BookBundle, BookNode, CatalogId } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { useMedia } from '../../ui/hooks/useMedia.ts'
import { Screen } from '../../ui/Screen.tsx'
import { BookList } from './BookList.tsx'
import { BookSummary } from './BookSummary.tsx'
import { CatalogSheet } from './catalogs/CatalogSheet.tsx'
import { Catalogs } from './catalogs/Catalogs.tsx'
import { NewCatalog } from './catalogs/NewCatalog.tsx'
import { chosenRoot, pathToCatalog } from './catalogs/tree.ts'
import { MoreOfAll, ToReview } from './HeadActions.tsx'
import { useBookListing } from './items/useBookListing.ts'
import css from './Shelves.module.css'
import { BookSubjectPanel, BookSubjectTabs } from './Subjects.tsx'
import type { BookSearch } from './search.ts'
import { bookPaths, useBookWords } from './words.ts'

interface Props {
  name: BookName
  book: BookBundle
  search: BookSearch
  onSearch: (change: Partial<BookSearch>, step?: boolean) => void
}

/** where a book's questions stand: beside its catalogues, behind one of them, or before there are any */
type Way = 'beside' | 'behind' | 'home'

/** Catalogues first and their questions behind them; side by side where there is room. */
export function Shelves(props: Props) {
  const { book, search } = props
  const wide = useMedia('(min-width: 900px)')
  const path = search.catalog === undefined ? [] : pathToCatalog(book.tree, search.catalog)
  const root = path[0] ?? chosenRoot(book.tree, search.subject)
  if (!root) return null
  const node = path.at(-1) ?? root
  const way = wide ? 'beside' : path.length > 0 ? 'behind' : 'home'
  // The key drops the selection when the reader changes or leaves a catalogue, but keeps it when a tablet is turned.
  return <Listed key={`${node.id} ${path.length}`} {...props} root={root} node={node} way={way} />
}

function Listed(props: Props & { root: BookNode; node: BookNode; way: Way }) {
  const { name, book, root, node, way, search, onSearch } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const words = useBookWords(name)
  const listing = useBookListing(book, node, search)
  const { length } = listing.picked
  const [asked, setAsked] = useState<BookNode | null>(null)
  const [adding, setAdding] = useState(false)
  const catalogs = (onOpen: (id: CatalogId) => void, chosen?: CatalogId) => (
    <Catalogs
      key={root.id}
      {...{ name, root, chosen, onOpen }}
      onAsk={setAsked}
      onAdd={() => setAdding(true)}
    />
  )
  // a subject without catalogues has nothing to choose from: its questions stand there at once
  const bare = root.items.length === 0 || listing.picking
  const chosen = listing.picking && (
    <span role="status">
      <Plural value={length} one="已选 # 题" other="已选 # 题" />
    </span>
  )
  const title = node.parentId === null ? pick(node.name, node.nameEn) : node.name
  const choose = listing.entries.length > 0 && (
    <Button kind="text" onClick={listing.picking ? listing.end : listing.begin}>
      {listing.picking ? t`完成` : t`选择`}
    </Button>
  )
  const head = {
    title: words.title,
    sub: chosen,
    back: '/exercise',
    tabs: (
      <BookSubjectTabs
        book={book}
        root={root}
        onSubject={(subject) => onSearch({ subject, catalog: undefined, kind: undefined }, false)}
      />
    ),
  } as const
  const toReview = name === 'wrong' && !chosen && <ToReview />
  return (
    <>
      <BookList name={name} root={root} node={node} listing={listing} search={search} onSearch={onSearch}>
        {(list, foot) =>
          way === 'beside' ? (
            <Screen
              {...head}
              flush
              actions={
                <>
                  {choose}
                  {toReview}
                </>
              }
              foot={foot}
            >
              <BookSubjectPanel root={root} wide>
                <div className={css.pane}>{catalogs((catalog) => onSearch({ catalog }, false), node.id)}</div>
                <div className={css.list}>{list}</div>
              </BookSubjectPanel>
            </Screen>
          ) : way === 'behind' ? (
            <Screen
              title={title}
              sub={chosen || words.title}
              back={bookPaths[name].home}
              actions={choose}
              foot={foot}
            >
              {list}
            </Screen>
          ) : (
            <Screen
              {...head}
              actions={
                <>
                  {bare && choose}
                  {toReview}
                  {bare && !chosen && <MoreOfAll name={name} root={root} />}
                </>
              }
              foot={foot}
            >
              <BookSubjectPanel root={root}>
                {bare
                  ? list
                  : root.total > 0 && (
                      <BookSummary name={name} node={root} entries={listing.entries} sort={search.sort} />
                    )}
                {!chosen && catalogs((catalog) => onSearch({ catalog }, true))}
              </BookSubjectPanel>
            </Screen>
          )
        }
      </BookList>
      {/* a layout that changes closes no sheet */}
      <CatalogSheet name={name} root={root} node={asked} onClose={() => setAsked(null)} />
      <NewCatalog open={adding} onClose={() => setAdding(false)} name={name} parent={root} />
    </>
  )
}

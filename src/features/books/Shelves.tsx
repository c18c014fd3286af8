import { Plural, useLingui } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ReactNode } from 'react'
import type { BookBundle, BookNode } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { Button } from '../../ui/Button.tsx'
import { IconLink } from '../../ui/IconButton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tabs, tabId } from '../../ui/Tabs.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { useNames } from '../../viewer/names.ts'
import { BookList } from './BookList.tsx'
import { Catalogs } from './Catalogs.tsx'
import { entriesOf } from './listing.ts'
import css from './Shelves.module.css'
import { Summary } from './Summary.tsx'
import type { BookSearch } from './search.ts'
import { chosenRoot, pathOf } from './tree.ts'
import { useListing } from './useListing.ts'
import { bookPaths, useBookWords } from './words.ts'

interface Props {
  name: BookName
  book: BookBundle
  search: BookSearch
  onSearch: (change: Partial<BookSearch>, step?: boolean) => void
}

const panel = 'book'

/** Catalogues first and their questions behind them; side by side where there is room. */
export function Shelves(props: Props) {
  const { book, search } = props
  const wide = useMedia('(min-width: 900px)')
  const path = search.catalog === undefined ? [] : pathOf(book.tree, search.catalog)
  const root = path[0] ?? chosenRoot(book.tree, search.subject)
  if (!root) return null
  const node = path.at(-1) ?? (wide ? root : undefined)
  if (!node) return <Overview {...props} root={root} />
  return <Listed key={node.id} {...props} root={root} node={node} wide={wide} />
}

/** The subjects with something in the book, and the one that is looked at. */
const inUse = ({ tree }: BookBundle, root: BookNode) =>
  tree.filter((one) => one.total > 0 || one.items.length > 0 || one.id === root.id)

function SubjectTabs({ book, root, onSearch }: Props & { root: BookNode }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Tabs
      label={t`学科`}
      panel={panel}
      value={String(root.subjectId)}
      onChange={(subject) =>
        onSearch({ subject: Number(subject), catalog: undefined, kind: undefined }, false)
      }
      items={inUse(book, root).map((one) => ({
        value: String(one.subjectId),
        label: `${pick(one.name, one.nameEn)} ${one.total}`,
      }))}
    />
  )
}

function Overview(props: Props & { root: BookNode }) {
  const { name, book, root, search, onSearch } = props
  const words = useBookWords(name)
  return (
    <Screen
      title={words.title}
      back="/exercise"
      tabs={<SubjectTabs {...props} />}
      actions={name === 'wrong' && <ToReview />}
    >
      <Panel root={root}>
        {root.total > 0 && (
          <Summary name={name} node={root} entries={entriesOf(book, root)} sort={search.sort} />
        )}
        <Catalogs key={root.id} name={name} root={root} onOpen={(catalog) => onSearch({ catalog }, true)} />
      </Panel>
    </Screen>
  )
}

function Listed(props: Props & { root: BookNode; node: BookNode; wide: boolean }) {
  const { name, book, root, node, wide, search, onSearch } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const words = useBookWords(name)
  const listing = useListing(book, node, search)
  const { length } = listing.picked
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
  return (
    <BookList name={name} root={root} node={node} listing={listing} search={search} onSearch={onSearch}>
      {(list, foot) =>
        wide ? (
          <Screen
            title={words.title}
            sub={chosen}
            back="/exercise"
            flush
            tabs={<SubjectTabs {...props} />}
            actions={
              <>
                {choose}
                {name === 'wrong' && !chosen && <ToReview />}
              </>
            }
            foot={foot}
          >
            <Panel root={root} wide>
              <div className={css.pane}>
                <Catalogs
                  key={root.id}
                  name={name}
                  root={root}
                  chosen={node.id}
                  onOpen={(catalog) => onSearch({ catalog }, false)}
                />
              </div>
              <div className={css.list}>{list}</div>
            </Panel>
          </Screen>
        ) : (
          <Screen
            title={title}
            sub={chosen || words.title}
            back={bookPaths[name].home}
            actions={choose}
            foot={foot}
          >
            {list}
          </Screen>
        )
      }
    </BookList>
  )
}

/** From what was missed to when it is reviewed, and to what enters the book and leaves it. */
function ToReview() {
  const { t } = useLingui()
  return (
    <IconLink to="/exercise/review" label={t`复习计划与设置`}>
      <CalendarClock aria-hidden="true" />
    </IconLink>
  )
}

function Panel({ root, wide, children }: { root: BookNode; wide?: boolean; children: ReactNode }) {
  return (
    <div
      id={panel}
      role="tabpanel"
      aria-labelledby={tabId(panel, String(root.subjectId))}
      className={wide ? css.wide : css.narrow}
    >
      {children}
    </div>
  )
}

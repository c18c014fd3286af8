import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { BookNode } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { pendingSubjectsAtom } from '../../queries/engine/sync.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { BookSummary } from './BookSummary.tsx'
import { BookQuestionRow, PickQuestionRow } from './items/BookQuestionRow.tsx'
import { ItemSheet } from './items/ItemSheet.tsx'
import { ListChips } from './items/ListChips.tsx'
import { type BookEntry, onlyCounted } from './items/listing.ts'
import { MoveSheet } from './items/MoveSheet.tsx'
import { PickBar } from './items/PickBar.tsx'
import { QuestionList } from './items/QuestionList.tsx'
import { RemoveConfirm } from './items/RemoveConfirm.tsx'
import type { BookListing } from './items/useBookListing.ts'
import type { BookSearch } from './search.ts'
import { useBookWords } from './words.ts'

interface Props {
  name: BookName
  root: BookNode
  node: BookNode
  listing: BookListing
  search: BookSearch
  onSearch: (change: Partial<BookSearch>) => void
  /** lays out the list and, while questions are chosen, what can be done with them */
  children: (list: ReactNode, foot: ReactNode) => ReactNode
}

/** The questions of a catalogue: in order, narrowed, to be practised, moved and taken out. */
export function BookList({ name, root, node, listing, search, onSearch, children }: Props) {
  const words = useBookWords(name)
  const [asked, setAsked] = useState<BookEntry | null>(null)
  const [doing, setDoing] = useState<{ what: 'move' | 'remove'; entries: readonly BookEntry[] } | null>(null)
  const begin = (what: 'move' | 'remove', entries: readonly BookEntry[]) => {
    setAsked(null)
    setDoing({ what, entries })
  }
  const act = { name, entries: doing?.entries ?? [], onClose: () => setDoing(null) }
  const list =
    listing.entries.length === 0 && onlyCounted(node, listing.entries) === 0 ? (
      <EmptyCatalog name={name} node={node} onAll={() => onSearch({ catalog: root.id })} />
    ) : (
      <>
        {!listing.picking && (
          <BookSummary name={name} node={node} entries={listing.entries} sort={search.sort} />
        )}
        <ListChips
          kinds={listing.kinds}
          kind={listing.kind}
          sort={listing.sort}
          onKind={(kind) => onSearch({ kind })}
          onSort={(sort) => onSearch({ sort: sort === 'date' ? undefined : sort })}
        />
        <BookQuestions name={name} node={node} listing={listing} sort={search.sort} onAsk={setAsked} />
      </>
    )
  const foot = listing.picking && (
    <PickBar
      count={listing.picked.length}
      isAll={listing.isAll}
      onAll={listing.pickAll}
      onMove={() => begin('move', listing.picked)}
      onRemove={() => begin('remove', listing.picked)}
    />
  )
  return (
    <>
      {children(list, foot)}
      <ItemSheet
        entry={asked ?? undefined}
        open={asked !== null}
        onClose={() => setAsked(null)}
        remove={words.remove}
        onMove={() => asked && begin('move', [asked])}
        onRemove={() => asked && begin('remove', [asked])}
      />
      <MoveSheet {...act} root={root} open={doing?.what === 'move'} onMoved={listing.end} />
      <RemoveConfirm {...act} open={doing?.what === 'remove'} onRemoved={listing.end} />
    </>
  )
}

interface EmptyProps {
  name: BookName
  node: BookNode
  onAll: () => void
}

function EmptyCatalog({ name, node, onAll }: EmptyProps) {
  const { t } = useLingui()
  const words = useBookWords(name)
  return (
    <BlankPage
      art="empty"
      title={node.parentId === null ? words.emptySubject : t`这个目录还没有题目`}
      text={node.parentId === null ? words.emptyText : t`在“全部题目”里点“选择”，再点“移动”，就能放进来。`}
      action={
        node.parentId === null ? (
          <ButtonLink to="/exercise/chapter">{t`去做章节练习`}</ButtonLink>
        ) : (
          <Button onClick={onAll}>{t`看全部题目`}</Button>
        )
      }
    />
  )
}

interface QuestionsProps {
  name: BookName
  node: BookNode
  listing: BookListing
  sort: BookSearch['sort']
  onAsk: (entry: BookEntry) => void
}

/** The listed questions: to be chosen while several are picked, else to be opened. */
function BookQuestions({ name, node, listing, sort, onAsk }: QuestionsProps) {
  const pending = useAtomValue(pendingSubjectsAtom)
  return (
    <QuestionList entries={listing.shown}>
      {(entry) => {
        const row = { entry, pending: pending.get(`question:${entry.item.questionId}`) }
        return listing.picking ? (
          <PickQuestionRow
            {...row}
            picked={listing.isPicked(entry)}
            onPick={(on) => listing.pick(entry, on)}
          />
        ) : (
          <BookQuestionRow {...row} name={name} catalogId={node.id} sort={sort} onAsk={() => onAsk(entry)} />
        )
      }}
    </QuestionList>
  )
}

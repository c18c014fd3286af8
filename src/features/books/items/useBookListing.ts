import { useState } from 'react'
import type { BookBundle, BookNode } from '../../../contract/books.ts'
import type { QuestionId } from '../../../contract/questions.ts'
import type { BookSearch } from '../search.ts'
import { type BookEntry, entriesOf, kindsOf, sortEntries } from './listing.ts'

/** Which questions of a catalogue are in sight, and which of them are chosen. */
export function useBookListing(bundle: BookBundle, node: BookNode, search: BookSearch) {
  const [picking, setPicking] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<QuestionId>>(new Set())
  const entries = entriesOf(bundle, node)
  const kinds = kindsOf(entries)
  const kind = kinds.some(({ type }) => type.baseType === search.kind) ? search.kind : undefined
  const sort = search.sort ?? 'date'
  const shown = sortEntries(entries, sort, kind)
  // A question that left the list meanwhile is no longer chosen.
  const picked = shown.filter(({ item }) => ids.has(item.questionId))
  const isAll = shown.length > 0 && picked.length === shown.length
  const end = () => {
    setPicking(false)
    setIds(new Set())
  }
  return {
    entries,
    kinds,
    kind,
    sort,
    shown,
    picking,
    picked,
    isAll,
    isPicked: ({ item }: BookEntry) => ids.has(item.questionId),
    begin: () => setPicking(true),
    end,
    pick: ({ item }: BookEntry, on: boolean) =>
      setIds((before) =>
        on
          ? new Set(before).add(item.questionId)
          : new Set([...before].filter((one) => one !== item.questionId)),
      ),
    pickAll: () => setIds(new Set(isAll ? [] : shown.map(({ item }) => item.questionId))),
  }
}

export type BookListing = ReturnType<typeof useBookListing>

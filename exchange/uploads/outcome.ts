/** Collects the outcome of an import for the page: counts, and a line for each file or question. */
import type { BilingualText } from '../../src/contract/admin/adminImport.ts'
import {
  type ImportedItem,
  type ItemState,
  type MaterialImport,
  maxReportItems,
} from '../../src/contract/admin/materialImport.ts'
import { inWords, type Said } from '../words.ts'

export const inBothLanguages = (said: Said): BilingualText => ({
  zh: inWords('zh', said),
  en: inWords('en', said),
})

/** What a reader must act on stands first. */
const rank: Record<ItemState, number> = {
  failed: 0,
  note: 1,
  leftOut: 2,
  updated: 3,
  imported: 4,
  already: 5,
}

export class ImportOutcome {
  readonly items: ImportedItem[]

  /** @param before the items of an earlier process, which this one goes on from */
  constructor(before: readonly ImportedItem[] = []) {
    this.items = [...before]
  }

  add(name: string, state: ItemState, notes: readonly Said[], more: Partial<ImportedItem> = {}): void {
    const { specimenId = 0, catalog = '' } = more
    this.items.push({
      name: name.slice(0, 200),
      state,
      specimenId,
      catalog,
      notes: notes.map(inBothLanguages),
    })
  }

  result(): MaterialImport {
    const counts: MaterialImport['counts'] = {
      imported: 0,
      updated: 0,
      already: 0,
      leftOut: 0,
      failed: 0,
      note: 0,
    }
    for (const { state } of this.items) counts[state] += 1
    const items = this.items.toSorted((a, b) => rank[a.state] - rank[b.state]).slice(0, maxReportItems)
    return { counts, items }
  }
}

import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type Kept, keptKey } from './contents.ts'
import { type KeptState, keep, keptAtom, none } from './kept.ts'

/** Whether a thing is kept for offline, as it changes. */
export function useKept({ kind, id }: Kept): KeptState {
  const own = useMemo(() => atom((get) => get(keptAtom).get(keptKey({ kind, id })) ?? none), [kind, id])
  return useAtomValue(own)
}

export const useChapterKept = (catalogId: number) => useKept({ kind: 'chapter', id: catalogId })

/** A chapter that was opened once online is kept: its questions, and its pictures. */
export const keepChapter = (catalogId: number) => keep({ kind: 'chapter', id: catalogId })

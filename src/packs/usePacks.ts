import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { contents, type Depth } from '../contract/sync.ts'
import { ask } from '../queries/engine/query.ts'
import { type Entry, type Kept, keptKey } from './entries.ts'
import { keepOpened, roomyBytes, updateKept } from './keeping.ts'
import { connectionNow, openedSettingAtom, waitsForWord } from './openedSetting.ts'
import { startKeeping } from './start.ts'
import {
  entriesAtom,
  type KeptState,
  keptAtom,
  keptCoursewaresAtom,
  keptSpecimensAtom,
  notKept,
} from './state.ts'
import { holdInUse } from './use.ts'

export type { Kept } from './entries.ts'

/** Things that may be kept with another: a specimen with its chapter, a courseware with its course. */
const keptWithOther = { specimen: keptSpecimensAtom, courseware: keptCoursewaresAtom } as const

/** Whether a thing is kept for offline, as it changes, by itself or with another. */
export function useKept({ kind, id }: Kept): KeptState {
  const own = useMemo(
    () =>
      atom((get) => {
        const state = get(keptAtom).get(keptKey({ kind, id }))
        if (state) return state
        const others = kind === 'specimen' || kind === 'courseware' ? get(keptWithOther[kind]) : null
        return others?.get(id) ?? notKept
      }),
    [kind, id],
  )
  return useAtomValue(own)
}

/** The record of a kept thing: name, date, pin. */
export function useEntry({ kind, id }: Kept) {
  const own = useMemo(() => atom((get) => get(entriesAtom).get(keptKey({ kind, id })) ?? null), [kind, id])
  return useAtomValue(own)
}

/** While this is shown, neither the specimen nor a chapter that holds it is removed to make room; null: none is. */
export function useSpecimenInUse(id: number | null): void {
  useEffect(() => (id === null ? undefined : holdInUse({ kind: 'specimen', id })), [id])
}

/**
 * The depth at which an opened chapter is kept: a small one whole, without asking; a larger one without its finest
 * level; where pictures wait, only the parts that are seen at once.
 */
async function openedDepth(catalogId: number): Promise<Depth> {
  if (waitsForWord(getDefaultStore().get(openedSettingAtom), connectionNow())) return 'overview'
  const { sizes } = await ask(contents, { kind: 'chapter', id: catalogId, depth: 'full' })
  return sizes.full <= roomyBytes ? 'full' : 'study'
}

/** A chapter that is opened online is kept, its questions and its pictures; while it is open it is in use. */
export function useOpenedChapter(catalogId: number): void {
  useEffect(() => holdInUse({ kind: 'chapter', id: catalogId }), [catalogId])
  useEffect(() => {
    void startKeeping()
      .then(() => keepOpened({ kind: 'chapter', id: catalogId }, () => openedDepth(catalogId)))
      .catch(() => undefined)
  }, [catalogId])
}

/** The kept things whose reply to a call is of another version than the service has by now; null: not known. */
export function useOutdated(path: string, id: number, version: string | null): readonly Kept[] {
  const own = useMemo(
    () =>
      atom((get) => {
        if (version === null) return []
        const isOld = ({ path: one, query, version: kept }: Entry['calls'][number]) =>
          one === path && query.id === id && kept !== undefined && kept !== version
        return [...get(entriesAtom).values()].filter(({ calls }) => calls.some(isOld))
      }),
    [path, id, version],
  )
  return useAtomValue(own)
}

/** While a lesson is open it is in use; where the service has another version of it, the kept one is renewed. */
export function useOpenedLesson(thing: Kept, outdated: readonly Kept[]): void {
  const { kind, id } = thing
  useEffect(() => holdInUse({ kind, id }), [kind, id])
  const keys = outdated.map(keptKey).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for what is outdated
  useEffect(() => {
    for (const one of outdated) void updateKept(one).catch(() => undefined)
  }, [keys])
}

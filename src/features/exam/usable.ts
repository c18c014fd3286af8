/** What of an exam's material can be shown on this device now: without a network only what is really here. */
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { onlineAtom } from '../../device/online.ts'
import { keptSpecimensAtom } from '../../packs/state.ts'
import { cachedTiles, type ExamScope, examMaterialQuery } from '../../queries/exam.ts'
import { sessionAtom } from '../../queries/session.ts'
import type { Material } from '../../rules/exam/options.ts'
import { tileUnder } from '../../rules/exam/tile.ts'

const none: readonly Material[] = []
const noTiles: ReadonlySet<string> = new Set()

/** The marks that stand sharp on the device: in a kept archive, or on a tile that was looked at before. */
export const standing = (
  all: readonly Material[],
  isKept: (specimen: number) => boolean,
  tiles: ReadonlySet<string>,
): Material[] =>
  all.flatMap(({ specimen, marks }) => {
    const here = isKept(specimen.id)
      ? marks
      : marks.filter((mark) => tiles.has(tileUnder(specimen, mark) ?? ''))
    return here.length > 0 ? [{ specimen, marks: here }] : []
  })

export function useMaterial(scope: ExamScope | null) {
  const hasNetwork = useAtomValue(onlineAtom)
  const session = useAtomValue(sessionAtom)
  const isOnline = hasNetwork && session?.state === 'in'
  const kept = useAtomValue(keptSpecimensAtom)
  const { data, isPending, isError } = useQuery({
    ...examMaterialQuery(scope ?? { kind: 'subject', id: 0 }),
    enabled: scope !== null,
  })
  const seen = useQuery({
    queryKey: ['device', 'tiles'],
    queryFn: cachedTiles,
    networkMode: 'always',
    staleTime: 0,
    enabled: !isOnline,
  })
  const known = data?.materials ?? none
  const tiles = seen.data ?? noTiles
  const usable = useMemo(() => {
    if (isOnline) return known
    // an overview is kept only as sharp as a map
    return standing(known, (id) => (kept.get(id)?.depth ?? 'overview') !== 'overview', tiles)
  }, [isOnline, known, kept, tiles])
  return {
    usable,
    isOnline,
    /** specimens that are known, and those whose marks are not */
    all: known.length + (data?.unknown ?? 0),
    isPending: scope !== null && (isPending || (!isOnline && seen.isPending)),
    isError,
  }
}

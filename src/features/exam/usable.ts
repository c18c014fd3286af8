/** What an exam can be made of on this device now: without a network only what is really here is asked. */
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { onlineAtom } from '../../device/online.ts'
import { servedSpecimensAtom } from '../../packs/serving.ts'
import { cachedTiles, type ExamScope, examMaterialQuery } from '../../queries/exam.ts'
import { sessionAtom } from '../../queries/session.ts'
import type { Material } from '../../rules/exam/options.ts'
import { standsIn } from '../../rules/exam/tile.ts'

const none: readonly Material[] = []
const noTiles: ReadonlySet<string> = new Set()

export function useMaterial(scope: ExamScope | null) {
  const hasNetwork = useAtomValue(onlineAtom)
  const session = useAtomValue(sessionAtom)
  const depths = useAtomValue(servedSpecimensAtom)
  const { data, isPending, isError } = useQuery({
    ...examMaterialQuery(scope ?? { kind: 'subject', id: 0 }, hasNetwork && session?.state === 'in'),
    enabled: scope !== null,
  })
  const isReached = data?.reached ?? true
  const seen = useQuery({
    queryKey: ['device', 'tiles'],
    queryFn: cachedTiles,
    networkMode: 'always',
    staleTime: 0,
    enabled: !isReached,
  })
  const materials = data?.materials ?? none
  const tiles = seen.data ?? noTiles
  const may = useMemo(() => (isReached ? undefined : standsIn({ depths, tiles })), [isReached, depths, tiles])
  return {
    /** with all marks of each picture */
    materials,
    /** whether a mark can be shown now; undefined: all can */
    may,
    /** the service was; else only what is on the device can be shown */
    isReached,
    /** specimens that are known, and those whose marks are not */
    all: materials.length + (data?.unknown ?? 0),
    isPending: scope !== null && (isPending || (!isReached && seen.isPending)),
    isError,
  }
}

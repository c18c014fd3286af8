import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Mark, Specimen } from '../contract/specimens.ts'
import { onlineAtom } from '../device/online.ts'
import { servedSpecimensAtom } from '../packs/serving.ts'
import { startKeeping } from '../packs/start.ts'
import { cachedTiles } from '../queries/practice/exam.ts'
import { sessionAtom } from '../queries/session/session.ts'
import { standsIn } from '../rules/exam/tile.ts'

/** Whether a mark can be shown on this device now. */
export type Showable = (specimen: Specimen, mark: Mark) => boolean

const noTiles: ReadonlySet<string> = new Set()

/** Until it was looked at what is kept, nothing would seem to stand. */
async function standingTiles(): Promise<ReadonlySet<string>> {
  await startKeeping()
  return cachedTiles()
}

/**
 * Which marks can be shown here and now: without the service those that stand sharp on the device.
 * @returns `may` undefined: all can
 */
export function useShowable(isReached: boolean): { may: Showable | undefined; isPending: boolean } {
  const depths = useAtomValue(servedSpecimensAtom)
  const { data: tiles = noTiles, isPending } = useQuery({
    queryKey: ['device', 'tiles'],
    queryFn: standingTiles,
    networkMode: 'always',
    staleTime: 0,
    enabled: !isReached,
  })
  const may = useMemo(() => (isReached ? undefined : standsIn({ depths, tiles })), [isReached, depths, tiles])
  return { may, isPending: !isReached && isPending }
}

/** Whether the service can be asked for what is not on this device: with a network, by who is signed in. */
export function useCanAsk(): boolean {
  const hasNetwork = useAtomValue(onlineAtom)
  const session = useAtomValue(sessionAtom)
  return hasNetwork && session?.state === 'in'
}

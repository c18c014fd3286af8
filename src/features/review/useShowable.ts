import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { onlineAtom } from '../../device/online.ts'
import { keptSpecimensAtom } from '../../packs/state.ts'
import { cachedTiles } from '../../queries/exam.ts'
import { sessionAtom } from '../../queries/session.ts'
import { tileUnder } from '../../rules/exam/tile.ts'
import { everything, type Showable } from './structures.ts'

/** Which marks can be shown here and now, as in 标本考试: without network those that stand sharp on the device. */
export function useShowable(): { may: Showable; busy: boolean } {
  const hasNetwork = useAtomValue(onlineAtom)
  const session = useAtomValue(sessionAtom)
  const isOnline = hasNetwork && session?.state === 'in'
  const kept = useAtomValue(keptSpecimensAtom)
  const { data: tiles, isPending } = useQuery({
    queryKey: ['device', 'tiles'],
    queryFn: cachedTiles,
    networkMode: 'always',
    staleTime: 0,
    enabled: !isOnline,
  })
  const may = useMemo((): Showable => {
    if (isOnline) return everything
    // an overview is kept only as sharp as a map
    const isKept = (id: number) => (kept.get(id)?.depth ?? 'overview') !== 'overview'
    return (specimen, mark) => isKept(specimen.id) || tiles?.has(tileUnder(specimen, mark) ?? '') === true
  }, [isOnline, kept, tiles])
  return { may, busy: !isOnline && isPending }
}

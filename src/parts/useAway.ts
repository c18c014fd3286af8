import { useAtomValue } from 'jotai'
import { onlineAtom } from '../device/online.ts'
import { type Kept, useKept } from '../packs/usePacks.ts'
import { useObstacle } from './useKeeping.ts'

/** There is no network and the thing was not kept, though this browser could: what it needs is likely to be missing. */
export function useAway(kept: Kept): boolean {
  const { state } = useKept(kept)
  const able = useObstacle() === null
  return !useAtomValue(onlineAtom) && able && state === 'none'
}
